"""The referee: what the rules say of a claim, by which article, and under which house rule else."""
