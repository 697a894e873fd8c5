import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import type { Offer } from '@door/domain/door/choice/offer';
import { doorMessages } from '../../messages.ts';

export interface FrameSection {
  readonly title: string;
  /** In rows of four; null: no frame has this place. */
  readonly cells: readonly (Offer<FrameTemplate> | null)[];
}

const kinds = ['single', 'double'] as const satisfies readonly FrameTemplate['doors'][];

const across = ['none', 'left', 'right', 'both'] as const satisfies readonly FrameTemplate['sides'][];

/** Coupled frames stand beside each other; a frame in one piece has a mullion between door and light. */
const down = [
  { construction: 'coupled', fanlight: false },
  { construction: 'coupled', fanlight: true },
  { construction: 'one-piece', fanlight: false },
  { construction: 'one-piece', fanlight: true },
] as const satisfies readonly Pick<FrameTemplate, 'construction' | 'fanlight'>[];

/**
 * A matrix for each kind of door: no, left, right and both sidelights across; plain, with fanlight, with mullion, with
 * both down. A second frame of a shape that is already there takes a place that no frame has; another such place stays
 * free, so that every column keeps its meaning.
 */
export const frameSections = (offers: readonly Offer<FrameTemplate>[]): readonly FrameSection[] =>
  kinds
    .map((doors) => ({
      title: doorMessages.frameDesign.doors[doors],
      cells: inMatrix(offers.filter(({ value }) => value.doors === doors)),
    }))
    .filter((section) => section.cells.length > 0);

function inMatrix(offers: readonly Offer<FrameTemplate>[]): FrameSection['cells'] {
  const columns = across.filter((sides) => offers.some(({ value }) => value.sides === sides));
  const rows = down.filter((row) => offers.some(({ value }) => isBuilt(value, row)));
  const cells = rows.flatMap((row) =>
    columns.map((sides) => offers.find(({ value }) => value.sides === sides && isBuilt(value, row))),
  );
  const others = offers.filter((offer) => !cells.includes(offer)).values();
  const placed = cells.map((cell) => cell ?? others.next().value ?? null);
  const last = placed.findLastIndex((cell) => cell !== null);
  return [...placed.slice(0, last + 1), ...others];
}

const isBuilt = (template: FrameTemplate, row: (typeof down)[number]): boolean =>
  template.construction === row.construction && template.fanlight === row.fanlight;
