import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { WorksRows } from '@door/domain/catalogue/works-rows';
import type { Action } from '@door/domain/item/action';
import type { Item } from '@door/domain/item/item';
import type { Offer, WhyNot } from '@door/domain/item/offer';

/** What the options of an item are read from. */
export interface Desk {
  readonly item: Item;
  /** The same frame as it leaves the supplier when nobody asks for more: what counts as standard. */
  readonly plain: Item;
  readonly catalogue: Catalogue;
  readonly works: WorksRows;
}

/** One question about the door, with its present answer. */
export interface Option {
  readonly id: string;
  readonly term: string;
  readonly value: string;
  readonly isStandard: boolean;
  /** Asked when the row opens: why others are missing takes a while to say. */
  choices(): readonly Choice[];
}

export interface Choice {
  readonly key: string;
  readonly label: string;
  /** What it brings along, behind the label; '' where the label says it all. */
  readonly note: string;
  readonly chosen: boolean;
  readonly isStandard: boolean;
  readonly whyNot: WhyNot | null;
  readonly action: Action;
}

export interface Asked<Value> {
  readonly id: string;
  readonly term: string;
  readonly present: Value;
  readonly standard: Value;
  readonly offers: () => readonly Offer<Value>[];
  /** Tells one answer from another. */
  readonly keyOf: (value: Value) => string;
  readonly labelOf: (value: Value) => string;
  readonly noteOf?: (value: Value) => string;
  readonly actionOf: (value: Value) => Action;
}

export const optionOf = <Value>(asked: Asked<Value>): Option => {
  const { id, term, present, standard, keyOf, labelOf, noteOf = () => '', actionOf } = asked;
  return {
    id,
    term,
    value: labelOf(present),
    isStandard: keyOf(present) === keyOf(standard),
    choices: () =>
      asked.offers().map(({ value, chosen, whyNot }) => ({
        key: keyOf(value),
        label: labelOf(value),
        note: noteOf(value),
        chosen,
        isStandard: keyOf(value) === keyOf(standard),
        whyNot,
        action: actionOf(value),
      })),
  };
};

/** For a question whose answers can always be had. */
export const freely = <Value>(values: readonly Value[], present: Value): readonly Offer<Value>[] =>
  values.map((value) => ({ value, chosen: value === present, whyNot: null }));
