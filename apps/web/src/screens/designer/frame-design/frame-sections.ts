import type { FrameTemplate } from '@door/domain/catalogue/rows';
import type { Offer } from '@door/domain/item/offer';

export interface FrameSection {
  readonly title: string;
  readonly offers: readonly Offer<FrameTemplate>[];
}

const across = ['none', 'left', 'right', 'both'] as const satisfies readonly FrameTemplate['sides'][];

const kinds = [
  { doors: 'single', title: 'Single door', others: 'Single door, more frames' },
  { doors: 'double', title: 'Double door', others: 'Double door, more frames' },
] as const;

/**
 * A matrix for each kind of door: no, left, right and both sidelights across; plain and with fanlight down.
 * Its first template stands in each place; frames of the same shape that are built otherwise follow in a section of their own.
 */
export const frameSections = (offers: readonly Offer<FrameTemplate>[]): readonly FrameSection[] =>
  kinds
    .flatMap(({ doors, title, others }) => {
      const inOrder = offers.filter(({ value }) => value.doors === doors);
      const firstOfItsShape = (offer: Offer<FrameTemplate>) =>
        inOrder.find(({ value }) => shapeOf(value) === shapeOf(offer.value)) === offer;
      return [
        { title, offers: inOrder.filter(firstOfItsShape).toSorted(byRow) },
        { title: others, offers: inOrder.filter((offer) => !firstOfItsShape(offer)).toSorted(byConstruction) },
      ];
    })
    .filter((section) => section.offers.length > 0);

const shapeOf = ({ sides, fanlight }: FrameTemplate) => `${sides} ${fanlight}`;

const byColumn = (a: Offer<FrameTemplate>, b: Offer<FrameTemplate>) =>
  across.indexOf(a.value.sides) - across.indexOf(b.value.sides);

const byRow = (a: Offer<FrameTemplate>, b: Offer<FrameTemplate>) =>
  Number(a.value.fanlight) - Number(b.value.fanlight) || byColumn(a, b);

/** Frames in one piece first, and of them the full row of four; then nothing leaves a hole in the grid. */
const byConstruction = (a: Offer<FrameTemplate>, b: Offer<FrameTemplate>) =>
  Number(b.value.construction === 'one-piece') - Number(a.value.construction === 'one-piece') ||
  Number(b.value.fanlight) - Number(a.value.fanlight) ||
  byColumn(a, b);
