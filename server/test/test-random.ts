const largest = 2 ** 31 - 1;
/** A test with random places has it in its title. The same ones again: TEST_SEED=... npx vitest run FILE */
export const seed = Number(process.env.TEST_SEED) || 1 + Math.floor(Math.random() * (largest - 1));

/** As Math.random, but the same numbers for the same seed: the generator of Park and Miller. */
export function seededRandom(): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % largest;
    return state / largest;
  };
}
