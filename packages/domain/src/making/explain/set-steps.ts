import { allMembers, fixedLightParts, membersAt } from '../bom/drawn-part.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import { packerPositions, type PackerPosition } from '../../door/model/door-values.ts';
import type { Item } from '../../door/model/item.ts';
import { doorPart, type GlazedFramePartKind, glazedFrameParts, partOf } from '../../door/model/parts.ts';
import { adjustmentOf, countedSill, couplingWidths, packersBySide } from '../../door/sizes/composite-size.ts';
import type { SizeSheet } from '../../door/sizes/size-sheet.ts';
import { add, sum, subtract, sizeLine, type SizeStep } from './size-formula.ts';
import type { Term } from '../../door/model/size-formula.ts';

/** From the overall size to the composite size and the cells. */
export const setSteps = (item: Item, sheet: SizeSheet, catalogue: Catalogue): readonly SizeStep[] => [
  compositeStep(item, sheet, catalogue),
  doorStep(item, sheet, couplingTerms(item, catalogue)),
  ...glazedFrameParts(item.frame.parts).map((kind) =>
    fixedPartStep(kind, { item, sheet, joints: couplingTerms(item, catalogue) }),
  ),
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

/** What the couplings take of the width and of the height. */
interface CouplingTerms {
  readonly width: readonly Term[];
  readonly height: readonly Term[];
}

function couplingTerms({ frame }: Item, catalogue: Catalogue): CouplingTerms {
  const widths = couplingWidths(frame, catalogue);
  const take = (joint: GlazedFramePartKind) => subtract('coupling', widths[joint]);
  return { width: [take('left-sidelight'), take('right-sidelight')], height: [take('fanlight')] };
}

function doorStep({ frame: { parts } }: Item, { composite }: SizeSheet, joints: CouplingTerms): SizeStep {
  const beside = (['left-sidelight', 'right-sidelight'] as const).map((kind) => takePart(kind, 'width', parts));
  return {
    key: 'door',
    size: 'door',
    of: null,
    number: null,
    parts: membersAt('frame'),
    lines: [
      sizeLine('width', sum(add('composite', composite.width), ...beside, ...joints.width)),
      sizeLine(
        'height',
        sum(add('composite', composite.height), takePart('fanlight', 'height', parts), ...joints.height),
      ),
    ],
  };
}

const takePart = (kind: GlazedFramePartKind, side: 'width' | 'height', parts: Item['frame']['parts']): Term =>
  subtract(kind, partOf(parts, kind)?.size[side] ?? 0);

interface SteppedSet {
  readonly item: Item;
  readonly sheet: SizeSheet;
  readonly joints: CouplingTerms;
}

/** A sidelight has the width that door and other sidelight leave, and the door's height; a fanlight the full width. */
function fixedPartStep(kind: GlazedFramePartKind, { item, sheet, joints }: SteppedSet): SizeStep {
  const { parts } = item.frame;
  const { composite } = sheet;
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
            sizeLine(
              'height',
              sum(add('composite', composite.height), subtract('door', door.height), ...joints.height),
            ),
          ]
        : [
            sizeLine(
              'width',
              sum(
                add('composite', composite.width),
                subtract('door', door.width),
                takePart(other, 'width', parts),
                ...joints.width,
              ),
            ),
            sizeLine(
              'height',
              sum(add('composite', composite.height), takePart('fanlight', 'height', parts), ...joints.height),
            ),
          ],
  };
}
