import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has; they are numbered from 1. */
const sections: readonly (readonly [section: string, count: number])[] = [
  ...[
    ['1.1', 2],
    ['1.2', 9],
    ['1.3', 11],
    ['1.4', 3],
    ['1.5', 2],
    ['2.1', 3],
    ['2.2', 3],
    ['2.3', 4],
  ],
  ...[
    ['2.4', 1],
    ['3.2', 2],
    ['3.3', 4],
    ['3.4', 6],
    ['3.5', 5],
    ['3.7', 2],
    ['4.1', 3],
    ['4.2', 1],
  ],
  ...[
    ['4.3', 2],
    ['4.4', 4],
    ['5.1', 1],
    ['5.2', 3],
    ['5.3', 2],
    ['5.4', 3],
    ['6.1', 3],
    ['6.2', 12],
  ],
  ...[
    ['6.3', 4],
    ['6.4', 4],
    ['6.5', 5],
    ['6.6', 3],
    ['6.8', 4],
    ['7.1', 3],
    ['7.2', 4],
    ['7.3', 2],
  ],
  ...[
    ['7.4', 5],
    ['7.5', 2],
    ['7.6', 2],
    ['8.1', 2],
    ['8.2', 3],
    ['8.3', 1],
    ['8.4', 1],
    ['9.1', 3],
  ],
  ...[
    ['9.2', 4],
    ['10.1', 2],
    ['10.2', 2],
    ['10.3', 4],
    ['10.4', 11],
    ['10.5', 5],
    ['10.6', 2],
    ['10.7', 3],
  ],
  ...[
    ['11.1', 2],
    ['11.2', 3],
    ['11.3', 3],
    ['11.4', 4],
    ['11.5', 1],
    ['11.6', 1],
    ['12.1', 3],
    ['12.2', 2],
  ],
  ...[
    ['12.3', 4],
    ['13.1', 1],
    ['13.2', 5],
    ['13.3', 2],
    ['13.4', 5],
    ['14.1', 2],
    ['14.2', 4],
    ['14.3', 3],
  ],
  ...[
    ['15.1', 3],
    ['15.2', 3],
    ['15.3', 7],
    ['16.1', 1],
    ['16.2', 5],
    ['16.3', 4],
    ['16.4', 3],
    ['16.5', 3],
  ],
  ...[
    ['17.1', 1],
    ['17.2', 4],
    ['17.3', 2],
  ],
] as const;

const states = ['held', 'operator', 'n/a', '**open**'];
const rows = readFileSync(join(import.meta.dirname, '../docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('each requirement of the security standard is answered once, in its order', () => {
  const asked = sections.flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${String(at + 1)}`),
  );
  expect(rows.map(([, number]) => number)).toEqual(asked);
});

test('each has a state and says how', () => {
  const unsaid = rows.filter(([, , state = '', answer = '']) => !states.includes(state) || answer === '');
  expect(unsaid.map(([, number]) => number)).toEqual([]);
});

test('the sums at the head are those of the rows', () => {
  const count = (state: string) => rows.filter((row) => row[2] === state).length;
  const sums = `${count('held')} held, ${count('operator')} for the operator, ${count('n/a')} not applicable, ${count('**open**')} open.`;
  expect(readFileSync(join(import.meta.dirname, '../docs/security.md'), 'utf8')).toContain(sums);
});
