import type { DrawnPart, FramePlace } from '@door/domain/making/bom/drawn-part';
import { barsOf, doorCellOf, type Frame, framesOf, glazedCellsOf } from '../arrange/frame-layout.ts';
import { jointsOf } from '../arrange/joints.ts';
import type { Box, CellFacts, DrawingFacts, LeafFacts } from '../facts.ts';
import { sightOf } from '../leaf/cassette.ts';
import { outlinePath } from '../shapes/outline.ts';
import { circlePath, polygonPath, rectPath } from '../shapes/path-data.ts';
import { fittingsOf } from './fittings.ts';

/** A part of the set as an area that can be highlighted and clicked, mm. Later ones lie on top. */
export interface TechnicalPart {
  readonly part: DrawnPart;
  readonly d: string;
}

/** The parts of a set seen from outside, as production names them. */
export const partsOf = (facts: DrawingFacts, overall: Box): readonly TechnicalPart[] => [
  ...surroundParts(facts, overall),
  ...namedFrames(facts).flatMap((frame) => memberParts(frame, facts)),
  ...barParts(facts),
  ...couplingParts(facts),
  ...glazedCellsOf(facts.cells).flatMap(({ kind, panes }) =>
    panes.map(({ box }): TechnicalPart => ({ part: `${kind}:glass`, d: rectPath(box) })),
  ),
  ...thresholdParts(facts),
  ...doorCellOf(facts.cells).leaves.flatMap(leafParts),
];

const area = (part: DrawnPart, box: Box): TechnicalPart => ({ part, d: rectPath(box) });

/** Height drawn for a sill that is not part of the ordered height, mm. */
const leastSill = 12;

/** What lies between the set and the ordered size: packers around it, and the sill below. */
function surroundParts({ width, height, addOns, sill }: DrawingFacts, overall: Box): readonly TechnicalPart[] {
  const { x, y } = overall;
  const upright = { y: 0, height };
  const foot = height + addOns.bottom;
  const left = { ...upright, x, width: -x };
  const right = { ...upright, x: width, width: addOns.right };
  const top = { x: 0, y, width, height: -y };
  const below = { x: 0, y: height, width, height: addOns.bottom };
  const sillBelow = { x: 0, y: foot, width, height: Math.max(leastSill, y + overall.height - foot) };
  const strips: readonly (readonly [DrawnPart, Box])[] = [
    ['packers:left', left],
    ['packers:right', right],
    ['packers:top', top],
    ['packers:bottom', below],
    ...(sill ? [['sill:sill', sillBelow] as const] : []),
  ];
  return strips.filter(([, box]) => box.width > 0 && box.height > 0).map(([part, box]) => area(part, box));
}

interface NamedFrame extends Frame {
  readonly place: FramePlace;
}

const placeOf = ({ kind }: CellFacts): FramePlace => (kind === 'door' ? 'frame' : kind);

/** In a one-piece set the door's frame surrounds the whole set. */
function namedFrames(facts: DrawingFacts): readonly NamedFrame[] {
  const frames = framesOf(facts);
  if (facts.construction === 'one-piece') return frames.map((frame) => ({ ...frame, place: 'frame' }));
  return facts.cells.flatMap((cell, index) => {
    const frame = frames[index];
    return frame ? [{ ...frame, place: placeOf(cell) }] : [];
  });
}

/** The members of a frame, mitred where they meet. */
function memberParts({ place, box, below }: NamedFrame, { frame: { face } }: DrawingFacts): readonly TechnicalPart[] {
  const { x, y, width, height } = box;
  const [right, foot] = [x + width, y + height];
  const low = below === 'member' ? foot - face : foot;
  return [
    {
      part: `${place}:jamb-left`,
      d: polygonPath([
        [x, y],
        [x + face, y + face],
        [x + face, low],
        [x, foot],
      ]),
    },
    {
      part: `${place}:jamb-right`,
      d: polygonPath([
        [right, y],
        [right - face, y + face],
        [right - face, low],
        [right, foot],
      ]),
    },
    {
      part: `${place}:head`,
      d: polygonPath([
        [x, y],
        [right, y],
        [right - face, y + face],
        [x + face, y + face],
      ]),
    },
    ...(below === 'member'
      ? [
          {
            part: `${place}:bottom` as const,
            d: polygonPath([
              [x, foot],
              [x + face, low],
              [right - face, low],
              [right, foot],
            ]),
          },
        ]
      : []),
  ];
}

/** Bars between cells divide the frame; those within a cell belong to that cell. */
function barParts(facts: DrawingFacts): readonly TechnicalPart[] {
  const inside = glazedCellsOf(facts.cells).filter(({ panes }) => panes.length > 1);
  return barsOf(facts).map(({ box, runs }) => {
    const cell = inside.find((each) => box.y > each.y && box.y + box.height < each.y + each.height);
    const place = cell ? cell.kind : 'frame';
    return area(`${place}:${runs === 'upright' ? 'mullion' : 'transom'}`, box);
  });
}

/** Least width at which a joint is shown, so that it can be clicked, mm. */
const leastJoint = 24;

const couplingParts = (facts: DrawingFacts): readonly TechnicalPart[] =>
  jointsOf(facts).map(({ box, runs }) => {
    const missing = Math.max(0, leastJoint - (runs === 'upright' ? box.width : box.height)) / 2;
    return runs === 'upright'
      ? area('couple:vertical', { ...box, x: box.x - missing, width: box.width + 2 * missing })
      : area('couple:horizontal', { ...box, y: box.y - missing, height: box.height + 2 * missing });
  });

function thresholdParts({ threshold, upstand, liesThrough, cells, width }: DrawingFacts): readonly TechnicalPart[] {
  if (threshold === 'pvc') return [];
  const door = doorCellOf(cells);
  const across = liesThrough ? { x: 0, width } : { x: door.x, width: door.width };
  return [area('frame:threshold', { ...across, y: door.y + door.height - upstand, height: upstand })];
}

const places = { only: 'door', master: 'master', slave: 'slave' } as const;

function leafParts(leaf: LeafFacts): readonly TechnicalPart[] {
  const place = places[leaf.role];
  return [
    area(`${place}:leaf`, leaf),
    ...leaf.lights.map(
      (light, index): TechnicalPart => ({ part: `${place}:glass-${index + 1}`, d: outlinePath(sightOf(light, leaf)) }),
    ),
    ...fittingsOf(leaf).map(
      ({ fitting, shape }): TechnicalPart => ({
        part: `${place}:${fitting}`,
        d: shape.kind === 'round' ? circlePath(shape.x, shape.y, shape.radius) : rectPath(shape.box),
      }),
    ),
  ];
}
