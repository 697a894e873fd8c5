import type { LineChange } from '@door/domain/making/bom/bom-changes';
import { amountText, type Money, subtractMoney } from '@door/domain/selling/pricing/money';
import { type DifferenceGroup, isAboutOneRow } from '@door/domain/catalogue/dry-run/count-differences';
import type { DifferenceKind, DoorDifference, PriceLineChange } from '@door/domain/catalogue/dry-run/difference';
import { moneyText } from '../../../shared/text/money-text.ts';
import { dryRunMessages as t } from '../../messages/catalogue-kinds.ts';
import { workInstructionsMessages } from '../../messages/work-instructions.ts';

const { fields } = workInstructionsMessages.changes;

/** A difference in words: what kind it is, and what it is about. */
export interface DifferenceText {
  readonly kind: string;
  readonly what: string;
  /** Below it: the target that is refused, the figures of a line, the lines of a price. */
  readonly details: readonly string[];
}

const shown = (amount: Money): string => moneyText(amountText(amount), amount.currency);

/** `+€12.00`, `−€3.00`. */
const signed = (amount: Money): string => (amount.minor > 0 ? `+${shown(amount)}` : shown(amount));

const figure = (value: string | number | null): string => (value === null ? t.none : String(value));

const figuresOf = (change: LineChange): readonly string[] =>
  change.kind === 'changed'
    ? change.fields.map((field) => t.figure(fields[field], figure(change.before[field]), figure(change.line[field])))
    : [];

function priceLineText({ before, after }: PriceLineChange): string {
  const line = after ?? before;
  if (!line) return '';
  if (before && after)
    return t.priceChange(
      `${t.priceLine(line)}: ${shown(before.amount)}`,
      shown(after.amount),
      signed(subtractMoney(after.amount, before.amount)),
    );
  const sign = after ? '+' : '−';
  return `${t.priceLine(line)}: ${sign}${shown(line.amount)}`;
}

/** A choice may change more of the description than it is about; the first lines tell. */
const mostRequested = 3;

type Texts = { readonly [Kind in DifferenceKind]: (difference: DoorDifference<Kind>) => DifferenceText };

const texts: Texts = {
  refusal: ({ in: side, refusal: { message }, target }) => {
    const requested = target.slice(0, mostRequested).map(t.target);
    const reason = t.reasons[side](message);
    return {
      kind: t.onSide.refusal[side],
      ...(requested.length > 0 ? { what: requested.join(', '), details: [reason] } : { what: reason, details: [] }),
    };
  },
  'not-made': ({ in: side, reason }) => ({ kind: t.onSide['not-made'][side], what: reason, details: [] }),
  words: ({ line }) => ({ kind: t.messages, what: t.change(line), details: [] }),
  bill: ({ change }) => ({
    kind: t.bill[change.kind],
    what: t.bomLine(change.line),
    details: figuresOf(change),
  }),
  price: ({ before, after, lines }) => ({
    kind: t.price,
    what: t.priceChange(shown(before), shown(after), signed(subtractMoney(after, before))),
    details: lines.map(priceLineText),
  }),
  'no-price': ({ in: side, line }) => ({
    kind: t.onSide['no-price'][side],
    what: t.priceLine(line),
    details: [],
  }),
  look: () => ({ kind: t.look, what: '', details: [] }),
};

export const differenceText = <Kind extends DifferenceKind>(difference: DoorDifference<Kind>): DifferenceText =>
  texts[difference.kind](difference);

/** Of doors that differ alike: of a price by how much it differs, of all else how the first of them differs. */
export function groupText({ sample, range }: DifferenceGroup): DifferenceText {
  const text = differenceText(sample);
  if (range) return { ...text, what: t.priceRange(signed(range.least), signed(range.most)), details: [] };
  return sample.kind === 'refusal' && sample.target.length > 0 && !isAboutOneRow(sample)
    ? { ...text, what: t.suchAs(text.what) }
    : text;
}
