import { describe, expect, it } from 'vitest';
import { runOnFile } from '../testing/run-on-file.ts';

const ledger = (moves: unknown) => runOnFile('ledger.ts', JSON.stringify({ moves }));

describe('npm run ledger', () => {
  it('prints what each move was worth: PROMISE 15, example 20', () => {
    const { status, stdout } = ledger([
      { kind: 'in', quantity: 10, value: '50.00' },
      { kind: 'in', quantity: 20, value: '114.00' },
      { kind: 'issue', quantity: -7 },
      { kind: 'in', quantity: 5, value: '30.00' },
      // A kind that only takes needs no sign, and the examples call it `out`.
      { kind: 'out', quantity: 28 },
    ]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      lines: [
        { quantity: 10, value: '50.00', onHand: 10, stockValue: '50.00' },
        { quantity: 20, value: '114.00', onHand: 30, stockValue: '164.00' },
        { quantity: -7, value: '-38.27', onHand: 23, stockValue: '125.73' },
        { quantity: 5, value: '30.00', onHand: 28, stockValue: '155.73' },
        { quantity: -28, value: '-155.73', onHand: 0, stockValue: '0.00' },
      ],
    });
  });

  it.each([
    [
      [
        { kind: 'in', quantity: 3 },
        { kind: 'issue', quantity: -5 },
      ],
      'moves.1: stock.not-there: there are 3, not 5.',
    ],
    [[{ kind: 'in', quantity: 1.5 }], 'moves.0.quantity: must be a whole number from -1000000000 to 1000000000'],
    [[{ kind: 'in', quantity: 1, value: '0.005' }], 'moves.0.value: must be an amount such as "12.50"'],
    [
      [{ kind: 'count', quantity: 1, value: '1.00' }],
      'moves.0.value: follows from the moves before, for a move of this kind',
    ],
    [[{ kind: 'back', quantity: 1 }], 'moves.0: no move before took out 1 that a back could bring.'],
  ])('ends with status 1 and one line that names the field: %j', (moves, line) =>
    expect(ledger(moves)).toEqual({ status: 1, stdout: '', stderr: `${line}\n` }),
  );

  it('says that a file is not JSON on one line, whatever it holds', () => {
    const { status, stdout, stderr } = runOnFile('ledger.ts', '{\n"moves":\n[x]}');
    expect({ status, stdout, lines: stderr.split('\n').length }).toEqual({ status: 1, stdout: '', lines: 2 });
    expect(stderr).toMatch(/^FILE\.json could not be read as JSON: /);
  });
});
