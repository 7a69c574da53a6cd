"""Tests of proofs and signatures."""
