import type { Design } from '@door/domain/catalogue/rows';
import type { Offer } from '@door/domain/item/offer';

export const families: readonly { readonly family: Design['family']; readonly title: string }[] = [
  { family: 'traditional', title: 'Traditional' },
  { family: 'half-glazed', title: 'Half glazed' },
  { family: 'carisbrooke', title: 'Carisbrooke' },
  { family: 'cottage', title: 'Cottage' },
  { family: 'contemporary', title: 'Contemporary' },
  { family: 'full-glazed', title: 'Full glazed' },
];

/** Which designs a visitor wants to see. */
export interface Wish {
  readonly family: Design['family'] | 'all';
  readonly panes: 'all' | 'glazed' | 'solid';
}

export const everyDesign: Wish = { family: 'all', panes: 'all' };

/** Fewer are seen at a glance. */
const many = 12;

export const isWorthFiltering = (offers: readonly Offer<Design>[]): boolean => offers.length >= many;

const panesOf = ({ lights }: Design): 'glazed' | 'solid' => (lights.length > 0 ? 'glazed' : 'solid');

export const wished = (offers: readonly Offer<Design>[], { family, panes }: Wish): readonly Offer<Design>[] =>
  offers.filter(
    ({ value }) => (family === 'all' || value.family === family) && (panes === 'all' || panesOf(value) === panes),
  );
