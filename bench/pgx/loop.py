"""Random play in pgx, run by its own Python: ``python loop.py GAME SIZE STEPS`` prints steps, seconds and seconds of a core.

Observations and masks are part of pgx's states; the next match begins where one ended, as in our batches.
"""

import json
import sys
import time
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset


def main(game: str, size: int, steps: int) -> None:
    """Compile, play once to warm up, and once by the clock."""
    env = pgx.make(game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(carried: Any, _: Any) -> tuple[Any, None]:
        state, key = carried
        key, mine, theirs = jax.random.split(key, 3)
        actions = jax.random.categorical(mine, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
        state = step(state, actions, jax.random.split(theirs, size))
        return (state, key), None

    many = jax.jit(lambda state, key: jax.lax.scan(once, (state, key), None, length=steps)[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), size))
    state, key = jax.block_until_ready(many(state, jax.random.PRNGKey(1)))
    begun, used = time.perf_counter(), time.process_time()
    jax.block_until_ready(many(state, key))
    took, used = time.perf_counter() - begun, time.process_time() - used
    versions = {"pgx": pgx.__version__, "jax": jax.__version__}
    print(json.dumps({"steps": size * steps, "seconds": took, "core_seconds": used, "versions": versions}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
