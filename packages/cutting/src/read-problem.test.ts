import { describe, expect, it } from 'vitest';
import { readProblem } from './read-problem.ts';

const valid = { kerf: 5, trim: 30, stock: [{ length: 6000 }], pieces: [{ length: 2076, quantity: 4 }] };

describe('readProblem', () => {
  it('takes stock without end and one of each offcut where no count is said', () => {
    expect(readProblem({ ...valid, offcuts: [{ length: 2900 }] })).toEqual({
      problem: {
        ...valid,
        stock: [{ length: 6000, count: null }],
        offcuts: [{ length: 2900, count: 1 }],
        preference: 'offcuts first',
      },
    });
  });

  it.each([
    [null, 'the problem must be an object.'],
    [[], 'the problem must be an object.'],
    [{ ...valid, kerf: -1 }, 'kerf must be a whole number from 0 to 1000, not -1.'],
    [
      { ...valid, pieces: [{ length: 20.5, quantity: 1 }] },
      'pieces[0].length must be a whole number from 1 to 1000000, not 20.5.',
    ],
    [
      { ...valid, pieces: [{ length: 20 }] },
      'pieces[0].quantity must be a whole number from 0 to 100000, not undefined.',
    ],
    [{ ...valid, stock: 'long' }, 'stock must be a list.'],
    [{ ...valid, stock: [6000] }, 'stock[0] must be an object.'],
    [{ ...valid, preference: 'cheap' }, `preference must be 'offcuts first' or 'least waste', not "cheap".`],
    [
      { ...valid, pieces: [1, 2].map(() => ({ length: 9, quantity: 60_000 })) },
      'pieces: 120000 pieces are more than 100000.',
    ],
  ])('refuses %j', (json, fault) => {
    expect(readProblem(json)).toEqual({ fault });
  });
});
