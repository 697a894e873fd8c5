import type { Catalogue } from '../catalogue/catalogue.ts';
import { packerPositions, type Item, type PackerPosition } from '../item/item.ts';
import { doorPart, type GlazedFramePartKind, glazedFrameParts, partOf } from '../item/parts.ts';
import { adjustmentOf, countedSill, packersBySide } from '../sizes/composite.ts';
import type { SizeSheet } from '../sizes/size-sheet.ts';
import { add, sum, take, type Term } from './size-formula.ts';
import { sizeLine, type SizeStep } from './size-step.ts';

/** From the ordered size to the frame set, and from there to its cells. */
export const setSteps = (item: Item, sheet: SizeSheet, catalogue: Catalogue): readonly SizeStep[] => [
  compositeStep(item, sheet, catalogue),
  doorStep(item, sheet),
  ...glazedFrameParts(item.frame.parts).map((kind) => fixedPartStep(kind, item, sheet)),
];

function compositeStep({ frame }: Item, { overall }: SizeSheet, catalogue: Catalogue): SizeStep {
  const packers = (sides: readonly (readonly PackerPosition[])[]): readonly Term[] =>
    packerPositions
      .filter((position) => sides.some((side) => side.includes(position)))
      .map((position) => take(position, adjustmentOf(frame.packers[position], catalogue)));
  const { left, right, top, bottom } = packersBySide;
  return {
    key: 'composite',
    size: 'composite',
    of: null,
    number: null,
    part: '*:members',
    lines: [
      sizeLine('width', sum(add('overall', overall.width), ...packers([left, right]))),
      sizeLine(
        'height',
        sum(add('overall', overall.height), ...packers([top, bottom]), take('sill', countedSill(frame, catalogue))),
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
    part: 'frame:members',
    lines: [
      sizeLine('width', sum(add('composite', composite.width), ...beside)),
      sizeLine('height', sum(add('composite', composite.height), takePart('fanlight', 'height', parts))),
    ],
  };
}

const takePart = (kind: GlazedFramePartKind, side: 'width' | 'height', parts: Item['frame']['parts']): Term =>
  take(kind, partOf(parts, kind)?.size[side] ?? 0);

/** What the door and the other sidelight leave of the set; a sidelight is as high as the door beside it. */
function fixedPartStep(kind: GlazedFramePartKind, { frame: { parts } }: Item, { composite }: SizeSheet): SizeStep {
  const door = doorPart(parts).size;
  const other = kind === 'left-sidelight' ? 'right-sidelight' : 'left-sidelight';
  return {
    key: kind,
    size: kind,
    of: null,
    number: null,
    part: `${kind}:all`,
    lines:
      kind === 'fanlight'
        ? [
            sizeLine('width', sum(add('composite', composite.width))),
            sizeLine('height', sum(add('composite', composite.height), take('door', door.height))),
          ]
        : [
            sizeLine(
              'width',
              sum(add('composite', composite.width), take('door', door.width), takePart(other, 'width', parts)),
            ),
            sizeLine('height', sum(add('composite', composite.height), takePart('fanlight', 'height', parts))),
          ],
  };
}
