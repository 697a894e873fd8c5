import type { Design } from '@door/domain/catalogue/design-rows';
import { isGlazed } from '@door/domain/design/glazed';
import type { Offer } from '@door/domain/item/offer';
import { words } from '../../../words/words.ts';

const inOrder = ['traditional', 'half-glazed', 'carisbrooke', 'cottage', 'contemporary', 'full-glazed'] as const;

export const families: readonly { readonly family: Design['family']; readonly title: string }[] = inOrder.map(
  (family) => ({ family, title: words.sashDesign.families[family] }),
);

/** The families of which this supplier makes a door. */
export const familiesAmong = (offers: readonly Offer<Design>[]): typeof families =>
  families.filter(({ family }) => offers.some(({ value }) => value.family === family));

/** Which designs a visitor wants to see. */
export interface Wish {
  readonly family: Design['family'] | 'all';
  readonly panes: 'all' | 'glazed' | 'solid';
}

export const everyDesign: Wish = { family: 'all', panes: 'all' };

/** Fewer are seen at a glance. */
const many = 12;

export const isWorthFiltering = (offers: readonly Offer<Design>[]): boolean => offers.length >= many;

const panesOf = (design: Design): 'glazed' | 'solid' => (isGlazed(design) ? 'glazed' : 'solid');

export const wished = (offers: readonly Offer<Design>[], { family, panes }: Wish): readonly Offer<Design>[] =>
  offers.filter(
    ({ value }) => (family === 'all' || value.family === family) && (panes === 'all' || panesOf(value) === panes),
  );
