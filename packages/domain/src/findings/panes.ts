import { squareMetres } from '../bom/weight.ts';
import type { Size } from '../measure/mm.ts';
import type { Check, Examined, Fault } from './finding.ts';
import { type Pane, panesOf } from './made-panes.ts';
import {
  higherFanlight,
  otherBackings,
  otherDesigns,
  plainGlass,
  type Way,
  widerDoor,
  widerSidelight,
} from './ways.ts';

/** What the glass works can make: smallest unit, mm; largest in panes of 4 mm, m²; longest for its width. */
const smallest = { short: 120, long: 150 } as const;
const largestM2 = 2.3;
const longestForWidth = 10;

/** Units that cannot be made, and such as will not last. One finding for each part of the set is enough. */
export const paneFaults: Check = (set) => {
  const faults = panesOf(set).flatMap((pane) => limits.flatMap((limit) => limit(pane, set)));
  return faults.filter((fault, index) => faults.findIndex((each) => isLike(each, fault)) === index);
};

const isLike = (one: Fault, other: Fault): boolean => one.code === other.code && one.part === other.part;

type Limit = (pane: Pane, set: Examined) => readonly Fault[];

const short = ({ width, height }: Size): number => Math.min(width, height);
const long = ({ width, height }: Size): number => Math.max(width, height);

/** The lights of a leaf are as its design was tested, however low. */
const tooSmall: Limit = (pane, set) => {
  if (pane.in === 'leaf') return [];
  const lacks = Math.max(smallest.short - short(pane.unit), smallest.long - long(pane.unit));
  return lacks <= 0
    ? []
    : [
        {
          code: 'glass.too-small',
          severity: 'problem',
          sentence: set.words.paneTooSmall({ ...spokenOf(pane, set), ...smallest }),
          part: pane.part,
          ways: grown(pane, lacks, set),
        },
      ];
};

const tooLarge: Limit = (pane, set) =>
  squareMetres(pane.unit) <= largestM2
    ? []
    : [
        {
          code: 'glass.too-large',
          severity: 'problem',
          sentence: set.words.paneTooLarge({ ...spokenOf(pane, set), most: largestM2 }),
          part: pane.part,
          ways: grown(pane, Math.floor((largestM2 * 1e6) / long(pane.unit)) - short(pane.unit), set),
        },
      ];

const tooSlim: Limit = (pane, set) => {
  const lacks = Math.ceil(long(pane.unit) / longestForWidth) - short(pane.unit);
  return lacks <= 0
    ? []
    : [
        {
          code: 'glass.too-slim',
          severity: 'warning',
          sentence: set.words.paneTooSlim({ ...spokenOf(pane, set), times: longestForWidth }),
          part: pane.part,
          ways: grown(pane, lacks, set),
        },
      ];
};

/** A pattern that runs upright is cut from a sheet as it lies. */
const tooWideForSheet: Limit = (pane, set) => {
  const sheet = set.catalogue.rows.backings.find(({ name }) => name === pane.backing)?.sheet;
  if (pane.unglazed || !sheet) return [];
  if (pane.unit.width <= sheet.width && pane.unit.height <= sheet.height) return [];
  return [
    {
      code: 'glass.sheet',
      severity: 'problem',
      sentence: set.words.paneBeyondSheet({ ...spokenOf(pane, set), backing: pane.backing, sheet }),
      part: pane.part,
      ways: [otherBackings(set), plainGlass('frame', set)],
    },
  ];
};

const limits: readonly Limit[] = [tooSmall, tooLarge, tooSlim, tooWideForSheet];

const spokenOf = (pane: Pane, { item, catalogue }: Examined) => ({
  in: pane.in,
  size: pane.unit,
  design: catalogue.design(item.designId).name,
});

/** By so much the shorter side of a pane must change; what a leaf has for lights is its design's. */
function grown(pane: Pane, by: number, set: Examined): readonly Way[] {
  if (pane.in === 'leaf') return [otherDesigns(set), widerDoor(by, set)];
  return pane.in === 'fanlight' ? [higherFanlight(by, set)] : [widerSidelight(pane.in, by, set)];
}
