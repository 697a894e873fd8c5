import { amountText, money, portion, readAmount } from '@door/domain/selling/pricing/money';
import { keysOf } from '@door/domain/lib/records';
import {
  type LedgerFault,
  moveKinds,
  type MoveKind,
  type StockMove,
  valuedLedger,
} from '@door/domain/making/stock/ledger';
import { z } from 'zod';
import { answerFile, listOf, wholeFrom } from './answer-file.ts';

// npm run ledger -- FILE.json: what each move of an article was worth, by moving average, as JSON.
/** Values are of one currency, whichever it is. */
const currency = 'EUR';

const bringsValue: readonly MoveKind[] = ['in', 'back', 'value'];

const value = z.string().transform((text, context) => {
  const amount = readAmount(text, currency);
  if (amount) return amount.minor;
  context.addIssue('must be an amount such as "12.50"');
  return z.NEVER;
});

/** The examples of the document say `out` for what goes at the average. A kind that only takes needs no sign. */
const move = z
  .object({
    kind: z.preprocess((kind) => (kind === 'out' ? 'issue' : kind), z.enum(keysOf(moveKinds))),
    quantity: wholeFrom(-1_000_000_000).default(0),
    value: value.nullish().transform((minor) => minor ?? null),
  })
  .refine(({ kind, value }) => value === null || bringsValue.includes(kind), {
    path: ['value'],
    error: 'follows from the moves before, for a move of this kind',
  })
  .refine(({ kind, value }) => kind !== 'value' || value !== null, { path: ['value'], error: 'must be given' })
  .refine(({ kind, value }) => kind === 'value' || (value ?? 0) >= 0, { path: ['value'], error: 'must not be below 0' })
  .transform((read): StockMove => ({ ...read, quantity: signed(read.kind, read.quantity) }));

const sentences = {
  quantity: (_, { kind, quantity }) => `quantity: a move of kind ${kind} cannot have ${quantity}.`,
  'not-there': ({ onHand }, { quantity }) => `stock.not-there: there are ${onHand}, not ${-quantity}.`,
  'nothing-out': (_, { kind, quantity }) => `no move before took out ${quantity} that a ${kind} could bring.`,
} as const satisfies Readonly<Record<LedgerFault['code'], (fault: LedgerFault, move: StockMove) => string>>;

answerFile({
  name: 'ledger',
  schema: z.object({ moves: listOf(move) }),
  answer: ({ moves }) => {
    const ledger = valuedLedger(moves, (minor, of, whole) => portion(money(minor, currency), of, whole).minor);
    if ('code' in ledger) throw new Error(sentenceOf(ledger, moves));
    const text = (minor: number) => amountText(money(minor, currency));
    return {
      lines: ledger.map((line) => ({ ...line, value: text(line.value), stockValue: text(line.stockValue) })),
    };
  },
});

function sentenceOf(fault: LedgerFault, moves: readonly StockMove[]): string {
  const move = moves[fault.at];
  return `moves.${fault.at}: ${move ? sentences[fault.code](fault, move) : fault.code}`;
}

function signed(kind: MoveKind, quantity: number): number {
  const onlyTakes = 'takes' in moveKinds[kind] && !('brings' in moveKinds[kind]);
  return onlyTakes ? -Math.abs(quantity) : quantity;
}
