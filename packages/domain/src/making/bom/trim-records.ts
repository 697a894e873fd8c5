import { type TrimPlace, trimPlaces } from '../../door/model/build-choices.ts';
import type { BomRecord } from './bom-record.ts';
import { type CalculatedFigure, known, plus } from './calculated-figure.ts';
import { barRecord, inSet } from './make-record.ts';
import { insideOnly } from './piece-colours.ts';
import type { ResolvedItem } from './resolved-item.ts';

type Run = 'upright' | 'across';
type Trim = 'board' | 'mitred';

const trims: Readonly<Record<TrimPlace, readonly [trim: Trim, run: Run, corners: number]>> = {
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

/** Trims are as long as the overall size, packers and sill included. */
const lengths: Readonly<Record<Run, (resolved: ResolvedItem) => CalculatedFigure>> = {
  upright: ({ item }) => known('overall H', item.frame.overall.height),
  across: ({ item }) => known('overall W', item.frame.overall.width),
};

/** Linings, architraves and wall boards round the opening. */
export const trimRecords = (resolved: ResolvedItem): readonly BomRecord[] =>
  trimPlaces.flatMap((place) => {
    const code = resolved.item.build.trims[place];
    if (code === undefined) return [];
    const [trim, run, corners] = trims[place];
    return [
      barRecord(
        {
          ...inSet('trims'),
          code,
          bar: { role: 'trim', place, mitredOnSite: trim === 'mitred' },
          length: plus(lengths[run](resolved), corners * resolved.production.consumption.architraveMitre),
          ends: [90, 90],
          colours: insideOnly(resolved),
          pair: null,
          dropdown: place,
        },
        resolved,
      ),
    ];
  });
