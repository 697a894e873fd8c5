import type { DrawnPart } from '../bom/drawn-part.ts';
import type { ResolvedItem } from '../bom/resolved-item.ts';
import type { GlassUnit } from '../../catalogue/rows/production-rows.ts';
import { backingOfPart } from '../../door/glass/backing.ts';
import { glazedPart, isUnglazed, leafMakeUp } from '../../door/glass/glass-make-up.ts';
import { glazingOfPart } from '../../door/glass/glazing.ts';
import type { Size } from '../../lib/mm.ts';
import type { GlazedFramePartKind } from '../../door/model/parts.ts';

/** A pane in a leaf, sidelight or fanlight. */
export interface Pane {
  readonly in: 'leaf' | GlazedFramePartKind;
  readonly part: DrawnPart;
  readonly sight: Size;
  readonly unit: Size;
  /** Lower edge of the sight above the bottom of the frame, mm. */
  readonly above: number;
  readonly backing: string;
  readonly unglazed: boolean;
  /** undefined: production knows no such unit. */
  readonly glass: GlassUnit | undefined;
}

export const panesOf = (resolved: ResolvedItem): readonly Pane[] => [...leafPanes(resolved), ...fixedPanes(resolved)];

function leafPanes(resolved: ResolvedItem): readonly Pane[] {
  const { item, catalogue, door } = resolved;
  const { glass } = item;
  const foot = door.edges.bottom + catalogue.rows.clearances.bottom;
  return resolved.leaves.flatMap((leaf) =>
    leaf.lights.map(({ sight, unit }, index) => ({
      in: 'leaf' as const,
      part: `${leaf.group}:glass-${index + 1}` as const,
      sight,
      unit,
      above: foot + leaf.size.height - sight.y - sight.height,
      backing: glass.doorBacking,
      unglazed: isUnglazed(glass.door, glass.doorBacking),
      glass: unitOf(leafMakeUp(item, resolved), resolved),
    })),
  );
}

const fixedPanes = (resolved: ResolvedItem): readonly Pane[] =>
  resolved.sheet.fixedGlass.map(({ partKind, size, sight }) => {
    const { glass } = resolved.item;
    const backing = backingOfPart(glass, partKind);
    return {
      in: partKind,
      part: `${partKind}:glass`,
      sight,
      unit: size,
      above: footOf(partKind, resolved),
      backing,
      unglazed: isUnglazed(glazingOfPart(glass, partKind), backing),
      glass: unitOf(glazedPart(resolved.item, partKind, resolved).makeUp, resolved),
    };
  });

/** A fanlight stands on the door. */
const footOf = (kind: GlazedFramePartKind, { door, sheet }: ResolvedItem): number => {
  const edge = sheet.cells.find((cell) => cell.kind === kind)?.edges.bottom ?? 0;
  return kind === 'fanlight' ? door.size.height + edge : edge;
};

const unitOf = (code: string, { production }: ResolvedItem): GlassUnit | undefined =>
  production.glassUnits.find((unit) => unit.code === code);
