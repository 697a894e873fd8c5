import type { BomRecord } from './bom-record.ts';
import { type CalculatedFigure, known, minus, times } from './calculated-figure.ts';
import { metres } from './cut-lengths.ts';
import { allLeaves } from './drawn-part.ts';
import { barRecord, inDoorFrame, runRecord } from './make-record.ts';
import type { ResolvedItem } from './resolved-item.ts';

/**
 * The seal goes round the leaf, and up the meeting stile of a double door. An aluminium threshold has no lip to seal
 * against, so there a sweep seal under each leaf and a weather bar take its place.
 */
export function sealRecords(resolved: ResolvedItem): readonly BomRecord[] {
  const isLow = resolved.catalogue.threshold(resolved.item.frame.threshold).material === 'aluminium';
  return isLow
    ? [doorSeal(lowSealPath(resolved), resolved), sweepSeal(resolved), ...weatherBars(resolved)]
    : [doorSeal(fullSealPath(resolved), resolved)];
}

const fullSealPath = (resolved: ResolvedItem): CalculatedFigure =>
  known('round the leaf', uprights(resolved) + 2 * leafWidths(resolved));
const lowSealPath = (resolved: ResolvedItem): CalculatedFigure =>
  known('head, jambs and meeting stile', uprights(resolved) + leafWidths(resolved));

/** Two jambs, and the meeting stile where there are two leaves. */
const uprights = ({ leaves }: ResolvedItem): number => leaves[0].size.height * (leaves.length + 1);

const leafWidths = ({ leaves }: ResolvedItem): number => leaves.reduce((total, leaf) => total + leaf.size.width, 0);

const inFrame = (resolved: ResolvedItem) => ({ ...inDoorFrame(resolved), draws: allLeaves });

function doorSeal(path: CalculatedFigure, resolved: ResolvedItem): BomRecord {
  const { partArticles, consumption } = resolved.production;
  const length = metres(times(path, consumption.doorSealFactor));
  return runRecord({ ...inFrame(resolved), code: partArticles.doorSeal, role: 'door-seal', metres: length }, resolved);
}

const sweepSeal = (resolved: ResolvedItem): BomRecord =>
  runRecord(
    {
      ...inFrame(resolved),
      code: resolved.production.partArticles.sweepSeal,
      role: 'sweep-seal',
      metres: metres(known('leaf widths', leafWidths(resolved))),
    },
    resolved,
  );

const weatherBars = (resolved: ResolvedItem): readonly BomRecord[] =>
  resolved.leaves.map((leaf) =>
    barRecord(
      {
        ...inFrame(resolved),
        leaf: leaf.group,
        code: resolved.production.partArticles.weatherBar,
        bar: { role: 'weather-bar' },
        length: minus(known('leaf width', leaf.size.width), resolved.production.consumption.weatherBarShort),
        ends: [90, 90],
        colours: null,
        pair: null,
      },
      resolved,
    ),
  );
