import type { Shape } from '../../scene.ts';
import { outlinePath } from '../../shapes/outline.ts';
import { group } from '../../shapes/paint.ts';
import { at, linePath, type Point } from '../../shapes/path-data.ts';
import { came, lead } from '../came.ts';
import type { Field } from '../field.ts';
import { centreOf, inQuarter, insetEdge, orientationOf, straightCorners } from './in-field.ts';
import { clamp } from '../../shapes/clamp.ts';
import { budded, leaved, type Petal, petals, poured, stem } from './petals.ts';

const leafGreens = ['#4d7a40', '#6b944a', '#3a6642'] as const;
const petalReds = ['#a8233d', '#c23a50', '#8f1c35', '#cf5a6a', '#b02c46'] as const;
const budYellow = '#d9a83c';

/** A rose with its stem and leaves; two or three up a tall pane; across a lying one it lies between two sprays. */
export const rose = (field: Field): readonly Shape[] => [grown(field, roseIn(field)), ...leadFrame(field)];

/** mm from the pane's edge to its lead line: everything grows within it. */
const frameInset = ({ room: { width, height } }: Field): number => clamp(12, Math.min(width, height) * 0.1, 42);

/** What grows ends at the lead line, as pieces of leaded glass do. */
const grown = (field: Field, shapes: readonly Shape[]): Shape =>
  group('grown', shapes, { clip: outlinePath(insetEdge(field, frameInset(field))) });

/** A lead line beside the pane's edge, tied to its corners. */
function leadFrame(field: Field): readonly Shape[] {
  const frame = insetEdge(field, frameInset(field));
  const [, middle] = centreOf(field.room);
  const ties = field.rectangular
    ? straightCorners(frame).map(([x, y]) => linePath([x, y], [x, y + Math.sign(y - middle) * 60]))
    : [];
  return [came(outlinePath(frame) + ties.join(''), 4.5, lead)];
}

function roseIn(field: Field): readonly Shape[] {
  const { room, quarter } = field;
  const lie = orientationOf(room);
  const least = Math.min(room.width, room.height);
  const size = clamp(18, least * (lie === 'square' ? 0.22 : 0.26), 78);
  const lean = field.mirrored ? -1 : 1;
  if (quarter) {
    const head = inQuarter(quarter, 0.58, 0.5);
    const foot = inQuarter(quarter, 0.08, 0.5);
    return [...sprayed([spray(foot, head, { leaf: size * 0.7, lean })]), ...flower(head, size * 0.9)];
  }
  const [x, y] = centreOf(room);
  if (lie === 'lying') {
    const reach = Math.min(room.width * 0.4, size * 6);
    const sprays = [-1, 1].map((side) =>
      spray([x + side * reach, y + size * 0.4], [x, y], { leaf: size * 0.8, lean: -side }),
    );
    return [...sprayed(sprays), ...flower([x, y], size)];
  }
  return climbingRoses(field, size, lean);
}

/** A rose for every so many of its sizes of pane. */
const roseEvery = 10.5;

/** One stem after another up the pane, each with its rose, leaning to and fro. */
function climbingRoses({ room }: Field, size: number, lean: number): readonly Shape[] {
  const [x] = centreOf(room);
  const usable = room.height * 0.86;
  const count = clamp(1, Math.round(usable / (size * roseEvery)), 3);
  const step = usable / count;
  const roses = Array.from({ length: count }, (_, index) => {
    const to = lean * (index % 2 === 0 ? 1 : -1);
    const foot: Point = [x + size * 0.3 * to, room.y + room.height * 0.93 - step * index];
    const head: Point = [x - size * (count > 1 ? 0.24 : 0) * to, foot[1] - step + size * 1.5];
    return { head, spray: spray(foot, head, { leaf: size * 0.95, lean: to }) };
  });
  return [...sprayed(roses.map((each) => each.spray)), ...roses.flatMap(({ head }) => flower(head, size))];
}

/** Stems with leaves and buds growing from the foot of the pane, each a little different. */
export const meadow = (field: Field): readonly Shape[] => [grown(field, meadowIn(field)), ...leadFrame(field)];

function meadowIn(field: Field): readonly Shape[] {
  const { box, room, rectangular, quarter, mirrored } = field;
  const lean = mirrored ? -1 : 1;
  if (quarter) {
    const foot = inQuarter(quarter, 0.06, 0.5);
    const plants = [0.2, 0.5, 0.8].map((turn, index) => {
      const tip = inQuarter(quarter, index === 1 ? 0.84 : 0.7, turn);
      return { tip, size: quarter.radius * 0.05, spray: spray(foot, tip, { leaf: quarter.radius * 0.11, lean }) };
    });
    return planted(plants);
  }
  const { width } = room;
  const inset = frameInset(field);
  const ground = box.y + box.height - inset;
  const height = ground - room.y;
  const middle = room.x + width / 2;
  const count = clamp(3, Math.round(width / 100), 7);
  const most = Math.min(height * 0.84 - inset, Math.max(width * 2.9, height * 0.58));
  // In a diamond they spring from its lowest corner.
  const bed = rectangular || room.width === box.width ? 0.6 : 0.12;
  const plants = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const tall = most * (0.62 + 0.38 * Math.sin(index * 2.4 + 1.1) ** 2);
    const sway = (share - 0.5) * width * (0.78 - bed) + Math.sin(index * 1.9) * width * 0.05;
    const size = clamp(9, Math.min(width * 0.1, tall * 0.12), 38);
    // A leaf reaches this far beside its stem.
    const within = Math.max(0, width / 2 - inset - size * 1.75);
    const inside = (x: number): number => clamp(middle - within, x, middle + within);
    const foot: Point = [inside(middle + lean * width * (share - 0.5) * bed), ground];
    const tip: Point = [inside(foot[0] + lean * sway), ground - tall];
    return { tip, size: size * 0.42, spray: spray(foot, tip, { leaf: size, lean }) };
  });
  return planted(plants);
}

/** A spray with a bud at its tip. */
interface Plant {
  readonly spray: Spray;
  readonly tip: Point;
  /** Size of its bud. */
  readonly size: number;
}

const planted = (all: readonly Plant[]): readonly Shape[] => [
  ...sprayed(all.map((plant) => plant.spray)),
  ...buds(all),
];

interface Growth {
  /** Size of its leaves. */
  readonly leaf: number;
  /** Below 0 the stem bows, and its first leaf points, to the other side. */
  readonly lean: number;
}

interface Spray {
  readonly leaves: readonly Petal[];
  /** Path data. */
  readonly stem: string;
  readonly width: number;
}

/** Leaves of all sprays first, then their stems: poured in one go where they cross, and written together. */
const sprayed = (all: readonly Spray[]): readonly Shape[] => [
  ...all.flatMap(({ leaves }) => leaved(leaves)),
  stem(all.map((spray) => spray.stem).join(''), Math.max(...all.map(({ width }) => width))),
];

/** A curved stem with leaves alternating along it. */
function spray(foot: Point, tip: Point, { leaf, lean }: Growth): Spray {
  const length = Math.hypot(tip[0] - foot[0], tip[1] - foot[1]);
  const along = Math.atan2(tip[1] - foot[1], tip[0] - foot[0]);
  const bow: Point = [
    (foot[0] + tip[0]) / 2 - Math.sin(along) * length * 0.1 * lean,
    (foot[1] + tip[1]) / 2 + Math.cos(along) * length * 0.1 * lean,
  ];
  const point = (share: number): Point => [
    (1 - share) ** 2 * foot[0] + 2 * share * (1 - share) * bow[0] + share ** 2 * tip[0],
    (1 - share) ** 2 * foot[1] + 2 * share * (1 - share) * bow[1] + share ** 2 * tip[1],
  ];
  const count = clamp(2, Math.floor(length / (leaf * 1.8)), 6);
  const leaves = Array.from({ length: count }, (_, index) => {
    const share = 0.16 + (0.66 * index) / count;
    const size = leaf * (1.25 - 0.5 * share);
    return {
      foot: point(share),
      turn: along + (index % 2 ? 0.75 : -0.75) * lean,
      length: size * 1.7,
      width: size * 0.62,
      hex: leafGreens[index % leafGreens.length] ?? leafGreens[0],
    };
  });
  return { leaves, stem: `M${at(...foot)}Q${at(...bow)} ${at(...tip)}`, width: clamp(2.2, leaf * 0.13, 7) };
}

/** An open rose: five outer petals, five inner ones turned between them, and a folded heart. */
function flower(centre: Point, size: number): readonly Shape[] {
  const whorl = (
    count: number,
    { out, turn, wide }: { readonly out: number; readonly turn: number; readonly wide: number },
  ) =>
    petals(
      Array.from({ length: count }, (_, index) => ({
        foot: centre,
        turn: turn + (index * 2 * Math.PI) / count,
        length: size * out,
        width: size * wide,
        hex: petalReds[(index * 2 + count) % petalReds.length] ?? petalReds[0],
      })),
    );
  const heart = size * 0.22;
  const fold = `M${at(centre[0] - heart, centre[1])}a${at(heart, heart)} 0 1 1 ${at(heart * 1.5, heart * 0.7)}a${at(heart * 0.6, heart * 0.6)} 0 1 1 ${at(-heart * 0.7, -heart * 0.9)}`;
  return [
    ...whorl(5, { out: 1.22, turn: -1.2, wide: 0.98 }),
    ...whorl(5, { out: 0.86, turn: -0.57, wide: 0.74 }),
    ...whorl(3, { out: 0.5, turn: -1.57, wide: 0.5 }),
    poured(fold, 2),
  ];
}

/** Three yellow petals at the tip of each stem. */
const buds = (all: readonly Plant[]): readonly Shape[] =>
  budded(
    all.map(({ tip, size }) =>
      [-0.5, 0, 0.5].map((turn) => ({
        foot: tip,
        turn: -Math.PI / 2 + turn,
        length: size * 2,
        width: size * 0.8,
        hex: budYellow,
      })),
    ),
  );
