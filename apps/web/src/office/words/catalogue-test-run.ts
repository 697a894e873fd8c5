import type { LineChange } from '@door/domain/making/bom/bom-changes';
import type { WorkInstruction } from '@door/domain/making/bom/work-instruction';
import { lineText } from '@door/domain/selling/pricing/line-text';
import type { PriceLine } from '@door/domain/selling/pricing/price-line';
import type { ChangedLine } from '@door/domain/door/configure/changed-lines';
import type { DifferenceKind } from '@door/domain/catalogue/dry-run/difference';
import type { Sides } from '@door/domain/catalogue/dry-run/sides';
import { pricing } from '@door/domain/messages/english/pricing';
import { countText } from '../../platform/words/count-text.ts';
import { inLanguage, language } from '../../platform/words/language.ts';

const doors = (count: number) => (count === 1 ? '1 door' : `${countText(count)} doors`);

/** What a difference is called: by the side that alone refuses, cannot make or has no price for something. */
const onSide: Readonly<Record<Extract<DifferenceKind, 'refusal' | 'not-made' | 'no-price'>, Sides<string>>> = {
  refusal: { draft: 'Refused by the draft', published: 'Allowed by the draft' },
  'not-made': { draft: 'Cannot be made by the draft', published: 'Can be made by the draft' },
  'no-price': { draft: 'Without price in the draft', published: 'Priced by the draft' },
};

const bill: Readonly<Record<LineChange['kind'], string>> = {
  added: 'Bill: line added',
  gone: 'Bill: line gone',
  changed: 'Bill: line changed',
};

/** The texts of the test run of a catalogue's draft. */
const english = {
  title: 'Test run',
  lead: (count: number, version: number) =>
    `${doors(count)} are made at random, each of the same choices from version ${String(version)}, which is sold, and from the draft. Compared are what is refused, the words, the bill of materials, the price and the look. Nothing is saved.`,
  listed: (version: number) => `Prices are those of price list ${String(version)}, without VAT.`,
  noDraft: 'Nothing is being prepared, so there is nothing to compare with what is sold.',
  running: 'The doors are being made.',
  begin: (count: number) => `Test ${doors(count)}`,
  again: 'Run again',
  others: 'Test other doors',
  stop: 'Stop',
  differ: (differing: number, of: number) =>
    differing === 0 ? `No difference in ${doors(of)}.` : `${countText(differing)} of ${doors(of)} differ.`,
  stopped: (done: number, of: number, differing: number) =>
    `Stopped after ${countText(done)} of ${doors(of)}, of which ${countText(differing)} ${differing === 1 ? 'differs' : 'differ'}.`,
  soFar: (done: number, of: number, differing: number) =>
    `${countText(done)} of ${doors(of)}, of which ${countText(differing)} ${differing === 1 ? 'differs' : 'differ'}`,
  outdated: 'The draft has changed since. Run it again to see what it does now.',
  failed: 'The test run could not be carried out. Look at your connection and run it again.',
  nothingInCommon: 'What is sold and the draft have no frame style in common, so there is no door to compare.',
  groups: 'What differs',
  more: (count: number) => (count === 1 ? 'and 1 other way' : `and ${countText(count)} other ways`),
  first: 'The first doors that differ',
  door: (seed: number) => `Door ${countText(seed)}`,
  doors,
  sides: { published: 'Sold now', draft: 'Draft' } satisfies Sides<string>,
  notMade: 'Cannot be made',
  moreDifferences: (count: number) => `and ${countText(count)} more`,
  onSide,
  reasons: {
    draft: (message: string) => message,
    published: (message: string) => `So far: ${message}`,
  } satisfies Sides<(message: string) => string>,
  suchAs: (example: string) => `such as ${example}`,
  bill,
  words: 'Reads otherwise',
  price: 'Price differs',
  look: 'Looks otherwise',
  priceRange: (least: string, most: string) => (least === most ? least : `from ${least} to ${most}`),
  priceChange: (before: string, after: string, by: string) => `${before} → ${after} (${by})`,
  change: ({ term, before, after }: ChangedLine) => `${term}: ${before ?? 'none'} → ${after ?? 'none'}`,
  wish: ({ term, after }: ChangedLine) => `${term}: ${after ?? 'none'}`,
  billLine: ({ code, description }: WorkInstruction) => `${code} ${description}`,
  figure: (name: string, before: string, after: string) => `${name} ${before} → ${after}`,
  none: 'none',
  priceLine: (line: PriceLine) => lineText(line, pricing),
};

export const testRunWords: typeof english = inLanguage(language, { en: english });
