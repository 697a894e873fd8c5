import { expect, test } from 'vitest';
import { transfersWithin } from './limit-transfers.ts';

const MiB = 1024 * 1024;
const limits = { least: 60_000, bytesPerSecond: MiB, mostBytes: 4 * MiB };

/** Names of what was cut off, in that order, of transfers that begin one after the other. */
function cutOf(begun: readonly (readonly [name: string, bytes: number, times?: number])[]): readonly string[] {
  const cut: string[] = [];
  const begin = transfersWithin(limits);
  const ends = begun.flatMap(([name, bytes, times = 1]) =>
    Array.from({ length: times }, (_, at) => {
      const who = times > 1 ? `${name} ${String(at)}` : (name.split(':')[0] ?? '');
      return begin({ who, bytes, cut: () => cut.push(name) });
    }),
  );
  for (const end of ends) end();
  return cut;
}

test('of too much the oldest of whoever has most is cut off', () => {
  expect(
    cutOf([
      ['office: import', MiB],
      ['attacker: one', 1.5 * MiB],
      ['attacker: two', 1.5 * MiB],
      ['attacker: three', MiB],
    ]),
  ).toEqual(['attacker: one']);
});

test('five thousand connections with small bodies from as many addresses cut off nobody’s import', () => {
  expect(
    cutOf([
      ['office: import', MiB],
      ['address', 1000, 5000],
    ]),
  ).toEqual([]);
});
