import type { StandardDimension } from '../rows/frame-rows.ts';
import type { ThemeSize } from '../rows/glass-rows.ts';
import { rowFault, type RowCheck, type RowFault } from './row-fault.ts';

/** Ranges that end before they begin: nothing is in them. */
export const reversedRanges: RowCheck = (content) => [
  ...limitRanges(content).map((about) => rowFault('reversed-range', 'limits', { about })),
  ...content.catalogue.themes.flatMap(({ id, sizes }) =>
    sizes.filter(isReversed).map((size) => rowFault('reversed-range', 'themes', { key: id, about: sizeText(size) })),
  ),
  ...content.catalogue.standardDimensions
    .filter(({ from, to }) => from > to)
    .map((row) => rowFault('reversed-range', 'standardDimensions', { key: keyOf(row) })),
  ...content.production.locks
    .filter(({ leafFrom, leafTo }) => leafFrom > leafTo)
    .map(({ code }) => rowFault('reversed-range', 'locks', { key: code })),
];

const limitRanges: (content: Parameters<RowCheck>[0]) => readonly string[] = ({ catalogue: { limits } }) => {
  const { single, double, leaf, sidelight, fanlight, leafKg } = limits;
  const ranges: readonly (readonly [name: string, from: number, to: number])[] = [
    ...Object.entries({ single, double, leaf }).flatMap(([name, { min, max }]) => [
      [`${name}.width`, min.width, max.width] as const,
      [`${name}.height`, min.height, max.height] as const,
    ]),
    ['sidelight', sidelight.minWidth, sidelight.maxWidth],
    ['fanlight', fanlight.minHeight, fanlight.maxHeight],
    ['leafKg', leafKg.threeHinges, leafKg.fourHinges],
  ];
  return ranges.filter(([, from, to]) => from > to).map(([name]) => name);
};

const isReversed = ({ minWidth, maxWidth, minHeight, maxHeight }: ThemeSize): boolean =>
  minWidth > maxWidth || minHeight > maxHeight;

const sizeText = ({ minWidth, maxWidth, minHeight, maxHeight }: ThemeSize): string =>
  `${String(minWidth)}–${String(maxWidth)} × ${String(minHeight)}–${String(maxHeight)}`;

const keyOf = ({ dimension, doors, value, from }: StandardDimension): string =>
  [dimension, doors, value, from].map(String).join(' ');

/** Pictures of a theme of which one pane could have two, and standard dimensions that no door may have. */
export const overlappingRanges: RowCheck = ({ catalogue }) => [
  ...catalogue.themes.flatMap(({ id, sizes }): readonly RowFault[] =>
    sizes.flatMap((one, at) =>
      sizes
        .slice(at + 1)
        .filter((other) => overlap(one, other))
        .map((other) =>
          rowFault('ranges-overlap', 'themes', { key: id, about: `${sizeText(one)}, ${sizeText(other)}` }),
        ),
    ),
  ),
  ...catalogue.standardDimensions
    .filter(({ dimension, doors, value }) => {
      const { min, max } = doors === 'double' ? catalogue.limits.double : catalogue.limits.single;
      return value < min[dimension] || value > max[dimension];
    })
    .map((row) => rowFault('outside-limits', 'standardDimensions', { key: keyOf(row) })),
];

const overlap = (one: ThemeSize, other: ThemeSize): boolean =>
  one.minWidth <= other.maxWidth &&
  other.minWidth <= one.maxWidth &&
  one.minHeight <= other.maxHeight &&
  other.minHeight <= one.maxHeight;
