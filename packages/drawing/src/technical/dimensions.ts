import { doorCellOf } from '../arrange/frame-layout.ts';
import type { Box, CellFacts, DrawingFacts, LeafFacts } from '../facts.ts';

/** A dimension line: its two ends and where it lies, mm of the set. */
export interface Dimension {
  readonly measures: 'overall' | 'cell' | 'leaf';
  /** The cell or leaf that it measures; `set` for the ordered size. */
  readonly of: 'set' | CellFacts['kind'] | LeafFacts['role'];
  readonly runs: 'across' | 'upright';
  readonly from: number;
  readonly to: number;
  /** Position of the line: its y when it runs across, its x when it is upright. */
  readonly line: number;
  /** Where its extension lines begin, on the set. */
  readonly edge: number;
}

interface Setting {
  readonly overall: Box;
  readonly figure: number;
}

/** Distance of each row from the set, in heights of a figure: cells nearest, the ordered size outside them. */
const rows = { near: 2.4, far: 5 } as const;

/** Widths of cells and the overall width above, heights at the left; the leaf's size below and at the right. */
export function dimensionsOf(facts: DrawingFacts, { overall, figure }: Setting): readonly Dimension[] {
  const row = (name: keyof typeof rows) => rows[name] * figure;
  const { leaves } = doorCellOf(facts.cells);
  const [lowest] = leaves;
  const across = edgesOf(facts.cells.filter(isInDoorRow(facts)), 'x', 'width');
  const upright = edgesOf(facts.cells.filter(isAboveOrDoor), 'y', 'height');
  const above = { runs: 'across', edge: overall.y } as const;
  const aside = { runs: 'upright', edge: overall.x } as const;
  return [
    ...(across.length > 1
      ? across.map((span) => ({ ...above, ...span, measures: 'cell' as const, line: overall.y - row('near') }))
      : []),
    {
      ...above,
      measures: 'overall',
      of: 'set',
      from: overall.x,
      to: overall.x + overall.width,
      line: overall.y - row(across.length > 1 ? 'far' : 'near'),
    },
    ...(upright.length > 1
      ? upright.map((span) => ({ ...aside, ...span, measures: 'cell' as const, line: overall.x - row('near') }))
      : []),
    {
      ...aside,
      measures: 'overall',
      of: 'set',
      from: overall.y,
      to: overall.y + overall.height,
      line: overall.x - row(upright.length > 1 ? 'far' : 'near'),
    },
    ...leaves.map(({ x, y, width, height, role }) => ({
      measures: 'leaf' as const,
      of: role,
      runs: 'across' as const,
      from: x,
      to: x + width,
      edge: y + height,
      line: overall.y + overall.height + row('near'),
    })),
    ...(lowest
      ? [
          {
            measures: 'leaf' as const,
            of: lowest.role,
            runs: 'upright' as const,
            from: lowest.y,
            to: lowest.y + lowest.height,
            edge: rightOf(leaves),
            line: overall.x + overall.width + row('near'),
          },
        ]
      : []),
  ];
}

const rightOf = (boxes: readonly Box[]): number => Math.max(...boxes.map(({ x, width }) => x + width));

/** The door's cell and its sidelights have the same height; a fanlight adds a second. */
const isInDoorRow = (facts: DrawingFacts) => {
  const door = doorCellOf(facts.cells);
  return (cell: Box) => cell.y + cell.height > door.y + door.height / 2;
};

const isAboveOrDoor = ({ kind }: DrawingFacts['cells'][number]): boolean => kind === 'door' || kind === 'fanlight';

function edgesOf(cells: readonly CellFacts[], start: 'x' | 'y', length: 'width' | 'height') {
  return cells
    .map((cell) => ({ of: cell.kind, from: cell[start], to: cell[start] + cell[length] }))
    .sort((one, other) => one.from - other.from);
}
