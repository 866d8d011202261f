"""The rules as native code: compiled by Numba for this machine's CPU, or for a GPU."""
