import { glazedPart, isUnglazed, leafMakeUp } from '../bom/glass-make-up.ts';
import type { Job } from '../bom/job.ts';
import type { PartName } from '../bom/part-names.ts';
import type { GlassUnit } from '../catalogue/works-rows.ts';
import { frameGlazing } from '../glass/glazing.ts';
import type { GlazedFramePartKind } from '../item/parts.ts';
import type { Size } from '../measure/mm.ts';

/** A pane of the set, in a leaf or beside it, with what is known of its glass. */
export interface Pane {
  readonly in: 'leaf' | GlazedFramePartKind;
  readonly part: PartName;
  readonly sight: Size;
  readonly unit: Size;
  /** Lower edge of what is seen of it, above the foot of the frame. */
  readonly above: number;
  readonly backing: string;
  readonly unglazed: boolean;
  /** undefined: the works know no such unit. */
  readonly glass: GlassUnit | undefined;
}

export const panesOf = (job: Job): readonly Pane[] => [...leafPanes(job), ...fixedPanes(job)];

function leafPanes(job: Job): readonly Pane[] {
  const { item, catalogue, door } = job;
  const { glass } = item;
  const foot = door.edges.bottom + catalogue.rows.clearances.bottom;
  return job.leaves.flatMap((leaf) =>
    leaf.lights.map(({ sight, unit }, index) => ({
      in: 'leaf' as const,
      part: `${leaf.group}:glass-${index + 1}` as const,
      sight,
      unit,
      above: foot + leaf.size.height - sight.y - sight.height,
      backing: glass.doorBacking,
      unglazed: isUnglazed(glass.door, glass.doorBacking),
      glass: unitOf(leafMakeUp(item, catalogue), job),
    })),
  );
}

const fixedPanes = (job: Job): readonly Pane[] =>
  job.sheet.fixedGlass.map(({ partKind, size, sight }) => {
    const { glass } = job.item;
    const backing = glass.partBacking[partKind] ?? glass.doorBacking;
    return {
      in: partKind,
      part: `${partKind}:glass`,
      sight,
      unit: size,
      above: footOf(partKind, job),
      backing,
      unglazed: isUnglazed(frameGlazing(glass), backing),
      glass: unitOf(glazedPart(job.item, partKind, job.catalogue).makeUp, job),
    };
  });

/** A fanlight stands on the door. */
const footOf = (kind: GlazedFramePartKind, { door, sheet }: Job): number => {
  const edge = sheet.cells.find((cell) => cell.kind === kind)?.edges.bottom ?? 0;
  return kind === 'fanlight' ? door.size.height + edge : edge;
};

const unitOf = (code: string, { works }: Job): GlassUnit | undefined =>
  works.glassUnits.find((unit) => unit.code === code);
