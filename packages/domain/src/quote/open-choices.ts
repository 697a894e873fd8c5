import type { Catalogue } from '../catalogue/catalogue.ts';
import { asksForRal } from '../colours/custom-ral.ts';
import { isGlassOpen } from '../glass/glass-of-set.ts';
import type { Item } from '../model/item.ts';

const rules = {
  'quote.glass-open': isGlassOpen,
  'quote.ral-open': (item, catalogue) => asksForRal(item, catalogue) && item.colours.customRal === null,
} as const satisfies Readonly<Record<string, (item: Item, catalogue: Catalogue) => boolean>>;

export type OpenChoiceCode = keyof typeof rules;
const codes: readonly OpenChoiceCode[] = ['quote.glass-open', 'quote.ral-open'];

/** Something that a door of a quote still leaves open. It may be sent so, and has to be chosen before the door is made. */
export interface OpenChoice {
  readonly code: OpenChoiceCode;
  /** Of the line, from 1. */
  readonly position: number;
}

/** What the doors of a quote leave open, in their order. */
export const openChoicesOf = (items: readonly Item[], catalogue: Catalogue): readonly OpenChoice[] =>
  items.flatMap((item, at) =>
    codes.filter((code) => rules[code](item, catalogue)).map((code) => ({ code, position: at + 1 })),
  );
