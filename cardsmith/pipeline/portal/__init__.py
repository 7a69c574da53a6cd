"""What portals that print from pictures are sent: ``build --profile mpc`` and ``tgc``."""
