import type { RuleContext } from '@door/domain/door/choice/rule';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { ProductionRows } from '@door/domain/catalogue/rows/production-rows';
import type { Action } from '@door/domain/door/model/action';
import type { Item } from '@door/domain/door/model/item';
import type { Option, DisabledReason } from '@door/domain/door/choice/option';

/** What options are calculated from. */
export interface OptionContext {
  readonly item: Item;
  /** A new item of the same template: its values are the standard ones. */
  readonly plain: Item;
  readonly catalogue: Catalogue;
  readonly context: RuleContext;
  readonly production: ProductionRows;
  /** The supplier's setting: whether doors are sold without glass. */
  readonly showUnglazed: boolean;
}

/** One option of the item with its present value. */
export interface ItemOption {
  readonly id: string;
  readonly term: string;
  readonly value: string;
  readonly isStandard: boolean;
  /** Why it cannot be changed by itself, and what sets it; '' where it can. */
  readonly locked: string;
  /** Called when the row opens, because the reasons why values are not available take a while to calculate. */
  choices(): readonly Choice[];
}

export interface Choice {
  readonly key: string;
  readonly label: string;
  /** Shown after the label, for example how much it adds to a size; '' for none. */
  readonly note: string;
  readonly chosen: boolean;
  readonly isStandard: boolean;
  readonly isSold: boolean;
  readonly disabledReason: DisabledReason | null;
  readonly action: Action;
}

/** An option whose values have any type. */
export interface OptionSpec<Value> {
  readonly id: string;
  readonly term: string;
  readonly present: Value;
  readonly standard: Value;
  readonly locked?: string;
  readonly options: () => readonly Option<Value>[];
  /** Identifies a value among the offered ones. */
  readonly keyOf: (value: Value) => string;
  readonly labelOf: (value: Value) => string;
  readonly noteOf?: (value: Value) => string;
  readonly actionOf: (value: Value) => Action;
}

export const optionOf = <Value>(spec: OptionSpec<Value>): ItemOption => {
  const { id, term, present, standard, locked = '', keyOf, labelOf, noteOf = () => '', actionOf } = spec;
  return {
    id,
    term,
    value: labelOf(present),
    isStandard: keyOf(present) === keyOf(standard),
    locked,
    choices: () =>
      spec.options().map(({ value, chosen, disabledReason, noLongerSold = false }) => ({
        key: keyOf(value),
        label: labelOf(value),
        note: noteOf(value),
        chosen,
        isStandard: keyOf(value) === keyOf(standard),
        isSold: !noLongerSold,
        disabledReason,
        action: actionOf(value),
      })),
  };
};

/** Offers for values that are always available. */
export const alwaysOffered = <Value>(values: readonly Value[], present: Value): readonly Option<Value>[] =>
  values.map((value) => ({ value, chosen: value === present, disabledReason: null }));
