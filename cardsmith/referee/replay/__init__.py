"""A record is replayed: every act, every claimed result and every dispute of it judged in turn."""
