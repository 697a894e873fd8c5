import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import type { Option } from '@door/domain/door/choice/option';
import { doorMessages } from '../../messages.ts';

export interface FrameSection {
  readonly title: string;
  /** In rows of four; null: no frame has this place. */
  readonly cells: readonly (Option<FrameTemplate> | null)[];
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
export const frameSections = (options: readonly Option<FrameTemplate>[]): readonly FrameSection[] =>
  kinds
    .map((doors) => ({
      title: doorMessages.frameDesign.doors[doors],
      cells: inMatrix(options.filter(({ value }) => value.doors === doors)),
    }))
    .filter((section) => section.cells.length > 0);

function inMatrix(options: readonly Option<FrameTemplate>[]): FrameSection['cells'] {
  const columns = across.filter((sides) => options.some(({ value }) => value.sides === sides));
  const rows = down.filter((row) => options.some(({ value }) => isBuilt(value, row)));
  const cells = rows.flatMap((row) =>
    columns.map((sides) => options.find(({ value }) => value.sides === sides && isBuilt(value, row))),
  );
  const others = options.filter((option) => !cells.includes(option)).values();
  const placed = cells.map((cell) => cell ?? others.next().value ?? null);
  const last = placed.findLastIndex((cell) => cell !== null);
  return [...placed.slice(0, last + 1), ...others];
}

const isBuilt = (template: FrameTemplate, row: (typeof down)[number]): boolean =>
  template.construction === row.construction && template.fanlight === row.fanlight;
