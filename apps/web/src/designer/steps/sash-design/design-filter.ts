import { type Design, isGlazed } from '@door/domain/catalogue/rows/design-rows';
import type { Option } from '@door/domain/door/choice/option';
import { stepMessages } from '../messages.ts';

const inOrder = ['traditional', 'half-glazed', 'carisbrooke', 'cottage', 'contemporary', 'full-glazed'] as const;

export const families: readonly { readonly family: Design['family']; readonly title: string }[] = inOrder.map(
  (family) => ({ family, title: stepMessages.sashDesign.families[family] }),
);

/** The families of which this supplier makes a door. */
export const familiesAmong = (options: readonly Option<Design>[]): typeof families =>
  families.filter(({ family }) => options.some(({ value }) => value.family === family));

/** Which designs are shown. */
export interface DesignFilter {
  readonly family: Design['family'] | 'all';
  readonly panes: 'all' | 'glazed' | 'solid';
}

export const everyDesign: DesignFilter = { family: 'all', panes: 'all' };

/** Fewer designs need no filter. */
const fewestToFilter = 12;

export const isWorthFiltering = (options: readonly Option<Design>[]): boolean => options.length >= fewestToFilter;

const panesOf = (design: Design): 'glazed' | 'solid' => (isGlazed(design) ? 'glazed' : 'solid');

export const filteredDesigns = (
  options: readonly Option<Design>[],
  { family, panes }: DesignFilter,
): readonly Option<Design>[] =>
  options.filter(
    ({ value }) => (family === 'all' || value.family === family) && (panes === 'all' || panesOf(value) === panes),
  );
