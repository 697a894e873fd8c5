import { amountText, money } from '@door/domain/selling/pricing/money';
import { readRowValue } from '@door/domain/selling/pricing/price-row-text';
import { type PriceSectionName, priceSectionNames, type PriceUnit } from '@door/domain/selling/pricing/price-sections';
import type { OfficeOutputs } from '../queries/office-client.ts';
import { pricingMessages } from '../messages/pricing.ts';

type WireRow = OfficeOutputs['pricing']['getPriceList']['Rows'][number];

/** A price with what the draft makes of it. */
export interface GridRow {
  /** `family.T1`. */
  readonly code: string;
  readonly rule: string;
  readonly section: PriceSectionName;
  /** `T1`; a name of several words as people write it: `Both sides same`. */
  readonly name: string;
  readonly unit: PriceUnit;
  readonly valid: string;
  /** null: there is no draft. */
  readonly draft: string | null;
}

/** The rows of the list that is valid, beside those of the draft, in the order of the rules. */
export function gridRows(valid: readonly WireRow[], draft: readonly WireRow[] | null): readonly GridRow[] {
  const drafted = new Map((draft ?? []).map(({ Code, Value }) => [Code, Value]));
  return valid.flatMap(({ Code, Rule, Unit, Value }) => {
    const section = priceSectionNames.find((each) => Code.startsWith(`${each}.`));
    if (!section) return [];
    const draftValue = draft === null ? null : (drafted.get(Code) ?? Value);
    return [
      {
        code: Code,
        rule: Rule,
        section,
        name: nameOf(Code.slice(section.length + 1)),
        unit: Unit,
        valid: Value,
        draft: draftValue,
      },
    ];
  });
}

/** `standardBothSame` is `Standard both same`; a code such as `CY-3K` or `T1` stays as it is. */
function nameOf(key: string): string {
  if (!/^[a-z]/.test(key)) return key;
  const words = key
    .replaceAll(/([A-Z]|\d+)/g, ' $1')
    .split(/[\s-]+/)
    .join(' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const isChanged = ({ valid, draft }: GridRow): boolean => draft !== null && draft !== valid;

/** By how much the draft changes a price: `+10.00`, `−2`; '' where it does not. */
export function changeText({ unit, valid, draft }: GridRow): string {
  const [before, after] = [readRowValue(valid, unit), readRowValue(draft ?? valid, unit)];
  if (before === undefined || after === undefined || before === after) return '';
  const by = Math.abs(after - before);
  return `${after > before ? '+' : '−'}${unit === 'number' ? String(by) : amountText(money(by, 'EUR'))}`;
}

export interface GridSection {
  readonly section: PriceSectionName;
  readonly rule: string;
  readonly rows: readonly GridRow[];
}

/** The rows whose code, name or section has every typed word, by section. */
export function gridSections(
  rows: readonly GridRow[],
  { text, onlyChanged }: { readonly text: string; readonly onlyChanged: boolean },
): readonly GridSection[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (row: GridRow) => {
    const said = `${row.code} ${row.name} ${row.rule} ${pricingMessages.sections[row.section]}`.toLowerCase();
    return words.every((word) => said.includes(word)) && (!onlyChanged || isChanged(row));
  };
  const found = rows.filter(fits);
  return priceSectionNames.flatMap((section) => {
    const own = found.filter((row) => row.section === section);
    const [first] = own;
    return first ? [{ section, rule: first.rule, rows: own }] : [];
  });
}
