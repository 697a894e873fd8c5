import pg from 'pg';

/** How often this process has waited for PostgreSQL. */
export interface RoundTrips extends Disposable {
  /** Of all connections, since the last time that this was asked. */
  take(): number;
}

/** Counts until the end of the scope. Statements that are sent while another's answer is awaited go with it, and make no trip of their own. */
export function countRoundTrips(): RoundTrips {
  const { prototype } = pg.Client;
  const original = prototype.query;
  const awaited = new WeakMap<object, number>();
  let count = 0;
  /** The pool's own queries come with a callback and answer nothing here: each is a trip. */
  const query = function countedQuery(this: pg.Client, ...asked: unknown[]): unknown {
    const before = awaited.get(this) ?? 0;
    if (before === 0) count += 1;
    const answer: unknown = Reflect.apply(original, this, asked);
    if (!(answer instanceof Promise)) return answer;
    awaited.set(this, before + 1);
    const end = () => void awaited.set(this, (awaited.get(this) ?? 1) - 1);
    answer.then(end, end);
    return answer;
  };
  Object.assign(prototype, { query });
  return {
    take: () => {
      const taken = count;
      count = 0;
      return taken;
    },
    [Symbol.dispose]: () => void Object.assign(prototype, { query: original }),
  };
}
