import { type TrimPlace, trimPlaces } from '../model/build-choices.ts';
import type { ResolvedItem } from './resolved-item.ts';
import { line } from './line.ts';
import { known, plus, type CalculatedFigure } from './calculated-figure.ts';
import type { CalculatedLine } from './work-instruction.ts';

type Run = 'upright' | 'across';
type Trim = 'board' | 'mitred';

/** An architrave is mitred on site round the frame: so much longer at each corner as its face may be wide. */
const mitreAllowance = 100;

const runs: Readonly<Record<TrimPlace, readonly [trim: Trim, run: Run, corners: number]>> = {
  leftLining: ['board', 'upright', 0],
  rightLining: ['board', 'upright', 0],
  topLining: ['board', 'across', 0],
  thresholdLining: ['board', 'across', 0],
  leftArchitrave: ['mitred', 'upright', 1],
  rightArchitrave: ['mitred', 'upright', 1],
  topArchitrave: ['mitred', 'across', 2],
  thresholdArchitrave: ['mitred', 'across', 2],
  leftGtWalling: ['board', 'upright', 0],
  rightGtWalling: ['board', 'upright', 0],
  topGtWalling: ['board', 'across', 0],
  thresholdGtWalling: ['board', 'across', 0],
};

/** What lies round the opening is as long as the set that was ordered, packers and sill included. */
const sides: Readonly<Record<Run, (resolved: ResolvedItem) => CalculatedFigure>> = {
  upright: ({ item }) => known('overall H', item.frame.overall.height),
  across: ({ item }) => known('overall W', item.frame.overall.width),
};

const ends: Readonly<Record<Trim, string>> = { board: '90/90', mitred: 'mitred on site' };

/** Linings, architraves and boards for the wall of the reveal, side by side as people name them. */
export const trimLines = (resolved: ResolvedItem): readonly CalculatedLine[] =>
  trimPlaces.flatMap((place) => {
    const code = resolved.item.build.trims[place];
    if (code === undefined) return [];
    const [trim, run, corners] = runs[place];
    const length = plus(sides[run](resolved), corners * mitreAllowance);
    return [
      line({ group: 'trims', code, what: '', quantity: 1, length, remark: ends[trim], dropdown: place }, resolved),
    ];
  });
