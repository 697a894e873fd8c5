import { type Bar, barsOf, doorway, type Frame, framesOf, glazedCellsOf, lipInFront } from '../arrange/frame-layout.ts';
import type { Box, DrawingFacts } from '../facts.ts';
import { shade } from '../light/colour.ts';
import { type ProfileName, profiles } from '../light/profiles.ts';
import type { Shape } from '../scene.ts';
import { mouldingFinishOf, finishOverlay } from '../shapes/finish.ts';
import { allEdges, type Edge, ring } from '../shapes/moulding.ts';
import { filled, group, linear, solid, stops } from '../shapes/paint.ts';
import { inset, type Point, polygonPath, rectPath } from '../shapes/path-data.ts';
import { joints } from './joints.ts';
import { thresholdBar } from './threshold.ts';

/** The outer frame with its bars, up to the edge of what it holds. */
export function drawFrame(facts: DrawingFacts): readonly Shape[] {
  const { finish } = facts.frame;
  const facing = mouldingFinishOf(finish);
  const whole: Box = { x: 0, y: 0, width: facts.width, height: facts.height };
  const frames = framesOf(facts);
  return [
    filled(frames.map(({ box }) => rectPath(box)).join(''), solid(shade(finish.hex, 1))),
    ...frames.flatMap(({ box, below }) =>
      ring(box, {
        profile: 'frameEdge',
        ...facing,
        edges: edgesOf(below),
      }),
    ),
    ...sculpts(facts),
    ...grain(facts),
    ...joints(facts),
    filled(
      rectPath(whole),
      linear([0, 0], [0.8, 1], stops([0, '#fff', 0.05], [0.45, '#fff', 0], [0.55, '#000', 0], [1, '#000', 0.1])),
    ),
    ...thresholdBar(facts),
  ];
}

const edgesOf = (below: Frame['below']): readonly Edge[] => (below === 'member' ? allEdges : ['top', 'left', 'right']);

/** Outside the frame slopes to its lip; inside a bead holds the glass and the door's rebate is square. */
function sculpts(facts: DrawingFacts): readonly Shape[] {
  const profile = facts.side === 'external' ? 'sculpt' : 'bead';
  const facing = mouldingFinishOf(facts.frame.finish);
  const lights = glazedCellsOf(facts.cells).flatMap(({ panes }) =>
    panes.flatMap(({ box }) => [
      ...ring(around(box, profile), { profile, ...facing }),
      ...(profile === 'bead' ? beadJoint(around(box, profile)) : []),
    ]),
  );
  return [...lights, ...doorSculpt(facts)];
}

const around = (box: Box, profile: ProfileName): Box => inset(box, -profiles[profile].width);

/** Beads are clipped in: a hairline where they meet the frame. */
const beadJoint = (box: Box): readonly Shape[] => [
  filled(rectPath(box) + rectPath(inset(box, 0.9)), solid('#000', 0.3), { evenOdd: true }),
];

function doorSculpt(facts: DrawingFacts): readonly Shape[] {
  const opening = doorway(facts);
  const { hex } = facts.frame.finish;
  const gap = (k: number) => filled(rectPath(opening), solid(shade(hex, k)));
  if (!lipInFront(facts)) return [filled(rectPath(inset(opening, -1)), solid(shade(hex, 0.55))), gap(0.24)];
  const box = around(opening, 'sculpt');
  const sides = ring(box, {
    profile: 'sculpt',
    ...mouldingFinishOf(facts.frame.finish),
    edges: edgesOf(facts.threshold === 'pvc' ? 'member' : 'threshold'),
  });
  return [
    gap(0.1),
    group('rebate', sides, { clip: rectPath({ ...box, height: Math.min(box.height, facts.height - box.y) }) }),
  ];
}

/** At full strength the figure of timber would hide the form of narrow bars. */
const onBars = { strength: 0.72 } as const;

/** Foil is wrapped around a bar before it is sawn, so its grain runs along the bar up to the mitre. */
function grain(facts: DrawingFacts): readonly Shape[] {
  const { finish, face } = facts.frame;
  if (finish.surface === 'pvc') return [];
  const frames = framesOf(facts).map((frame) => mitred(frame, face));
  const bars = barsOf(facts).map(({ box, runs }) => ({ runs, body: rectPath(box), ends: barEnds(box, runs) }));
  const along = (runs: Bar['runs']) =>
    bars
      .map((bar) => (bar.runs === runs ? bar.body + bar.ends.map(polygonPath).join('') : bar.ends.map(hole).join('')))
      .join('');
  return [
    ...finishOverlay(frames.map(({ lying }) => lying).join('') + along('lying'), finish, {
      ...onBars,
      at: [60, 10],
      turn: 90,
    }),
    ...finishOverlay(frames.map(({ upright }) => upright).join('') + along('upright'), finish, {
      ...onBars,
      at: [23, 40],
    }),
  ];
}

/** The same outline in the other direction: under the nonzero rule it is cut out of the member around it. */
const hole = (corners: readonly Point[]): string => polygonPath(corners.toReversed());

/** The two end pieces of a bar, clockwise: where its flat and slopes reach into the members beside it. */
function barEnds({ x, y, width, height }: Box, runs: Bar['runs']): readonly (readonly Point[])[] {
  const lip = profiles.sculpt.width;
  const [right, bottom] = [x + width, y + height];
  return runs === 'upright'
    ? [
        [
          [x, y],
          [x + lip, y - lip],
          [right - lip, y - lip],
          [right, y],
        ],
        [
          [right, bottom],
          [right - lip, bottom + lip],
          [x + lip, bottom + lip],
          [x, bottom],
        ],
      ]
    : [
        [
          [x, bottom],
          [x - lip, bottom - lip],
          [x - lip, y + lip],
          [x, y],
        ],
        [
          [right, y],
          [right + lip, y + lip],
          [right + lip, bottom - lip],
          [right, bottom],
        ],
      ];
}

/** The members of a frame, sawn at 45 degrees; above an aluminium threshold the jambs end square. */
function mitred({ box: outer, below }: Frame, face: number): { readonly upright: string; readonly lying: string } {
  const inner = inset(outer, face);
  const [left, right, top, bottom] = [outer.x, outer.x + outer.width, outer.y, outer.y + outer.height] as const;
  const [innerLeft, innerRight] = [inner.x, inner.x + inner.width];
  const [innerTop, innerBottom] = [inner.y, below === 'member' ? inner.y + inner.height : bottom];
  return {
    upright:
      polygonPath([
        [left, top],
        [innerLeft, innerTop],
        [innerLeft, innerBottom],
        [left, bottom],
      ]) +
      polygonPath([
        [right, top],
        [right, bottom],
        [innerRight, innerBottom],
        [innerRight, innerTop],
      ]),
    lying:
      polygonPath([
        [left, top],
        [right, top],
        [innerRight, innerTop],
        [innerLeft, innerTop],
      ]) +
      polygonPath([
        [left, bottom],
        [innerLeft, innerBottom],
        [innerRight, innerBottom],
        [right, bottom],
      ]),
  };
}
