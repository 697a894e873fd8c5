import { squareMetres } from '../../door/weight/weight.ts';
import type { Size } from '../../lib/mm.ts';
import { type Check, type CheckedSet, type Fault, isSameFinding } from './finding.ts';
import { type Pane, panesOf } from './panes-of.ts';
import {
  higherFanlight,
  otherBackings,
  otherDesigns,
  plainGlass,
  type FixCandidates,
  widerDoor,
  widerSidelight,
} from './fix-candidates.ts';

/** Units outside the limits of glass making, at most one finding of a kind for each part of the set. */
export const paneFaults: Check = (set) => {
  const faults = panesOf(set).flatMap((pane) => limits.flatMap((limit) => limit(pane, set)));
  return faults.filter((fault, index) => faults.findIndex((each) => isSameFinding(each, fault)) === index);
};

type Limit = (pane: Pane, set: CheckedSet) => readonly Fault[];

const short = ({ width, height }: Size): number => Math.min(width, height);
const long = ({ width, height }: Size): number => Math.max(width, height);

/** Lights of a leaf are exempt: their design was tested with them. */
const tooSmall: Limit = (pane, set) => {
  if (pane.in === 'leaf') return [];
  const { minShort, minLong } = set.production.glassUnitLimits;
  const lacks = Math.max(minShort - short(pane.unit), minLong - long(pane.unit));
  return lacks <= 0
    ? []
    : [
        {
          code: 'glass.too-small',
          severity: 'problem',
          sentence: set.messages.paneTooSmall({ ...spokenOf(pane, set), short: minShort, long: minLong }),
          parts: [pane.part],
          fixCandidates: grown(pane, lacks, set),
        },
      ];
};

const tooLarge: Limit = (pane, set) => {
  const { maxM2 } = set.production.glassUnitLimits;
  return squareMetres(pane.unit) <= maxM2
    ? []
    : [
        {
          code: 'glass.too-large',
          severity: 'problem',
          sentence: set.messages.paneTooLarge({ ...spokenOf(pane, set), most: maxM2 }),
          parts: [pane.part],
          fixCandidates: grown(pane, Math.floor((maxM2 * 1e6) / long(pane.unit)) - short(pane.unit), set),
        },
      ];
};

const tooSlim: Limit = (pane, set) => {
  const { maxRatio } = set.production.glassUnitLimits;
  const lacks = Math.ceil(long(pane.unit) / maxRatio) - short(pane.unit);
  return lacks <= 0
    ? []
    : [
        {
          code: 'glass.too-slim',
          severity: 'warning',
          sentence: set.messages.paneTooSlim({ ...spokenOf(pane, set), times: maxRatio }),
          parts: [pane.part],
          fixCandidates: grown(pane, lacks, set),
        },
      ];
};

/** A pattern with a direction limits the unit to the size of the stock sheet. */
const tooWideForSheet: Limit = (pane, set) => {
  const sheet = set.catalogue.rows.backings.find(({ name }) => name === pane.backing)?.sheet;
  if (pane.unglazed || !sheet) return [];
  if (pane.unit.width <= sheet.width && pane.unit.height <= sheet.height) return [];
  return [
    {
      code: 'glass.sheet',
      severity: 'problem',
      sentence: set.messages.paneBeyondSheet({ ...spokenOf(pane, set), backing: pane.backing, sheet }),
      parts: [pane.part],
      fixCandidates: [otherBackings(set), plainGlass('frame', set)],
    },
  ];
};

const limits: readonly Limit[] = [tooSmall, tooLarge, tooSlim, tooWideForSheet];

const spokenOf = (pane: Pane, { item, catalogue }: CheckedSet) => ({
  in: pane.in,
  size: pane.unit,
  design: catalogue.design(item.designId).name,
});

/** Changes the shorter side of the pane by this much; for a leaf another design helps too. */
function grown(pane: Pane, by: number, set: CheckedSet): readonly FixCandidates[] {
  if (pane.in === 'leaf') return [otherDesigns(set), widerDoor(by, set)];
  return pane.in === 'fanlight' ? [higherFanlight(by, set)] : [widerSidelight(pane.in, by, set)];
}
