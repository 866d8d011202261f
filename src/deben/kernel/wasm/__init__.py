"""The rules as a WebAssembly module: how it is built, and the executor that runs it."""
