import { allMembers, fixedLightParts, membersAt } from '../bom/drawn-part.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { packerPositions, type Item, type PackerPosition } from '../model/item.ts';
import { doorPart, type GlazedFramePartKind, glazedFrameParts, partOf } from '../model/parts.ts';
import { adjustmentOf, countedSill, packersBySide } from '../sizes/composite-size.ts';
import type { SizeSheet } from '../sizes/size-sheet.ts';
import { add, sum, subtract, sizeLine, type SizeStep } from './size-formula.ts';
import type { Term } from '../model/size-formula.ts';

/** From the overall size to the composite size and the cells. */
export const setSteps = (item: Item, sheet: SizeSheet, catalogue: Catalogue): readonly SizeStep[] => [
  compositeStep(item, sheet, catalogue),
  doorStep(item, sheet),
  ...glazedFrameParts(item.frame.parts).map((kind) => fixedPartStep(kind, item, sheet)),
];

function compositeStep({ frame }: Item, { overall }: SizeSheet, catalogue: Catalogue): SizeStep {
  const packers = (sides: readonly (readonly PackerPosition[])[]): readonly Term[] =>
    packerPositions
      .filter((position) => sides.some((side) => side.includes(position)))
      .map((position) => subtract(position, adjustmentOf(frame.packers[position], catalogue)));
  const { left, right, top, bottom } = packersBySide;
  return {
    key: 'composite',
    size: 'composite',
    of: null,
    number: null,
    parts: allMembers,
    lines: [
      sizeLine('width', sum(add('overall', overall.width), ...packers([left, right]))),
      sizeLine(
        'height',
        sum(add('overall', overall.height), ...packers([top, bottom]), subtract('sill', countedSill(frame, catalogue))),
      ),
    ],
  };
}

function doorStep({ frame: { parts } }: Item, { composite }: SizeSheet): SizeStep {
  const beside = (['left-sidelight', 'right-sidelight'] as const).map((kind) => takePart(kind, 'width', parts));
  return {
    key: 'door',
    size: 'door',
    of: null,
    number: null,
    parts: membersAt('frame'),
    lines: [
      sizeLine('width', sum(add('composite', composite.width), ...beside)),
      sizeLine('height', sum(add('composite', composite.height), takePart('fanlight', 'height', parts))),
    ],
  };
}

const takePart = (kind: GlazedFramePartKind, side: 'width' | 'height', parts: Item['frame']['parts']): Term =>
  subtract(kind, partOf(parts, kind)?.size[side] ?? 0);

/** A sidelight has the width that door and other sidelight leave, and the door's height; a fanlight the full width. */
function fixedPartStep(kind: GlazedFramePartKind, { frame: { parts } }: Item, { composite }: SizeSheet): SizeStep {
  const door = doorPart(parts).size;
  const other = kind === 'left-sidelight' ? 'right-sidelight' : 'left-sidelight';
  return {
    key: kind,
    size: kind,
    of: null,
    number: null,
    parts: fixedLightParts(kind),
    lines:
      kind === 'fanlight'
        ? [
            sizeLine('width', sum(add('composite', composite.width))),
            sizeLine('height', sum(add('composite', composite.height), subtract('door', door.height))),
          ]
        : [
            sizeLine(
              'width',
              sum(add('composite', composite.width), subtract('door', door.width), takePart(other, 'width', parts)),
            ),
            sizeLine('height', sum(add('composite', composite.height), takePart('fanlight', 'height', parts))),
          ],
  };
}
