/** Picks a whole number from 0 up to, but not including, `below`. */
export type SeededRandom = (below: number) => number;

/** The same seed, a whole number, always throws the same. Linear congruential generator of Numerical Recipes. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  next();
  return (below) => Math.floor(next() * below);
}

/** One of the values. Throws where there is none. */
export function pick<Value>(values: readonly Value[], random: SeededRandom): Value {
  const value = values[random(values.length)];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
}
