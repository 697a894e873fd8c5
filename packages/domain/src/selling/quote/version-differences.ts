import { type Money, noMoney, subtractMoney } from '../pricing/money.ts';
import { amountOfLine } from '../pricing/quote-totals.ts';
import { isEqual } from '../../lib/is-equal.ts';
import type { PaperFact } from './paper-rows.ts';
import type { PaperPosition } from './paper-position.ts';
import type { QuoteVersion, VersionLine } from './quote-version.ts';

/** A line or a charge that two versions do not have alike. */
export interface VersionDifference {
  readonly what: 'line' | 'charge';
  readonly id: string;
  /** As the later version names it, or the earlier one where it is gone. */
  readonly text: string;
  /** null: the earlier version does not have it. */
  readonly before: Compared | null;
  /** null: the later version no longer has it. */
  readonly after: Compared | null;
  /** By how much it is dearer; negative: cheaper. */
  readonly delta: Money;
  /** What of a door is another now: `Door outside`. */
  readonly changed: readonly string[];
}

export interface Compared {
  readonly quantity: number;
  readonly amount: Money;
}

export interface VersionDifferences {
  readonly rows: readonly VersionDifference[];
  /** Of the whole, VAT included. */
  readonly delta: Money;
}

/** What of a version is compared. */
export interface ComparedVersion {
  readonly totals: Pick<QuoteVersion['totals'], 'total'>;
  readonly quote: Pick<QuoteVersion['quote'], 'charges'>;
  readonly lines: readonly (Pick<VersionLine, 'id' | 'heading' | 'quantity'> & {
    readonly price: Pick<VersionLine['price'], 'unit'>;
  })[];
  readonly paper: { readonly positions: readonly Pick<PaperPosition, 'lineId' | 'sizes' | 'schedule'>[] };
}

/** What a later version of a quote says differently, line by line: what it has, in its order, then what is gone. */
export function differencesOf(earlier: ComparedVersion, later: ComparedVersion): VersionDifferences {
  const [before, after] = [entriesOf(earlier), entriesOf(later)];
  const pairs: readonly (readonly [Entry | null, Entry | null])[] = [
    ...after.map((entry) => [before.find(isSame(entry)) ?? null, entry] as const),
    ...before.filter((entry) => !after.some(isSame(entry))).map((entry) => [entry, null] as const),
  ];
  return {
    rows: pairs.flatMap(([one, other]) => differenceOf(one, other) ?? []),
    delta: subtractMoney(later.totals.total, earlier.totals.total),
  };
}

interface Entry extends Compared {
  readonly what: VersionDifference['what'];
  readonly id: string;
  readonly text: string;
  readonly facts: readonly PaperFact[];
}

const entriesOf = ({ lines, paper, quote }: ComparedVersion): readonly Entry[] => [
  ...lines.map(({ id, heading, quantity, price: { unit } }) => ({
    what: 'line' as const,
    id,
    text: heading,
    quantity,
    amount: amountOfLine({ unit, quantity }),
    facts: paper.positions
      .filter(({ lineId }) => lineId === id)
      .flatMap(({ sizes, schedule }) => [...sizes, ...schedule]),
  })),
  ...quote.charges.map(({ id, text, quantity, unit }) => ({
    what: 'charge' as const,
    id,
    text,
    quantity,
    amount: amountOfLine({ unit, quantity }),
    facts: [],
  })),
];

const isSame =
  (entry: Entry) =>
  ({ what, id }: Entry): boolean =>
    what === entry.what && id === entry.id;

function differenceOf(before: Entry | null, after: Entry | null): VersionDifference | null {
  if (isEqual(before, after)) return null;
  if (before && after) {
    const delta = subtractMoney(after.amount, before.amount);
    const changed = changedFacts(before.facts, after.facts);
    return { ...nameOf(after), before: comparedOf(before), after: comparedOf(after), delta, changed };
  }
  if (after) return { ...nameOf(after), before: null, after: comparedOf(after), delta: after.amount, changed: [] };
  return before && { ...nameOf(before), before: comparedOf(before), after: null, delta: minus(before), changed: [] };
}

const nameOf = ({ what, id, text }: Entry): Pick<Entry, 'what' | 'id' | 'text'> => ({ what, id, text });

const minus = ({ amount }: Entry): Money => subtractMoney(noMoney(amount.currency), amount);

const comparedOf = ({ quantity, amount }: Entry): Compared => ({ quantity, amount });

/** The labels of what only one of the two says. */
const changedFacts = (before: readonly PaperFact[], after: readonly PaperFact[]): readonly string[] => {
  const missingIn = (others: readonly PaperFact[]) => (fact: PaperFact) =>
    !others.some((other) => isEqual(fact, other));
  const changed = [...after.filter(missingIn(before)), ...before.filter(missingIn(after))];
  return [...new Set(changed.map(({ label }) => label))];
};
