import { minus, mm, type Mm, wholeMm } from '../../lib/mm.ts';
import { fireRatingOf, systemOf } from '../../door/system/item-system.ts';
import { blankStoreFor, slabBlankFor } from '../../door/sizes/slab-blank.ts';
import { asksForRal } from '../../door/colours/custom-ral.ts';
import { articleCode } from './article-code.ts';
import type { BomRecord } from './bom-record.ts';
import type { Aperture } from './leaf-piece-record.ts';
import { type CalculatedFigure, known, plus, times } from './calculated-figure.ts';
import { metres } from './cut-lengths.ts';
import { unitRecord } from './glass-unit.ts';
import { hingeCount, hingeHeights } from '../../door/hardware/hinge-count.ts';
import { cassetteRecord, countRecord, fittingRecord, missing, onLeaf, runRecord, slabRecord } from './make-record.ts';
import { leafGlass, type WantedGlass } from './ordered-glass.ts';
import { leafColours } from './piece-colours.ts';
import type { ResolvedItem, ResolvedLeaf, ResolvedLight } from './resolved-item.ts';

/** One leaf: slab, edge capping, lights, hinges. */
export const leafRecords = (leaf: ResolvedLeaf, resolved: ResolvedItem): readonly BomRecord[] => [
  slab(leaf, resolved),
  ...missingRal(leaf, resolved),
  ...missingDesignSize(leaf),
  edgeCapping(leaf, resolved),
  ...leaf.lights.flatMap((light) => lightRecords(light, leaf, resolved)),
  ...hinges(leaf, resolved),
];

function slab(leaf: ResolvedLeaf, resolved: ResolvedItem): BomRecord {
  const { item, catalogue, production } = resolved;
  const { group, size, hand, design } = leaf;
  const blank = slabBlankFor(size, blankStoreFor(group, design), catalogue.rows.limits.blanks);
  if (!blank)
    return missing(
      group,
      'slab-range',
      `No slab blank makes a leaf of ${String(size.width)} × ${String(size.height)}.`,
    );
  return slabRecord(
    {
      ...onLeaf(leaf, resolved),
      code: articleCode(slabPattern(resolved), { ...blank.size }),
      design: { id: design.id, name: design.name },
      thickness: item.build.slab,
      blank: blank.size,
      trim: blank.trim,
      height: known('leaf', size.height),
      width: known('leaf', size.width),
      colours: leafColours(resolved),
      hand,
      opens: item.opens,
      apertures: leaf.lights.map((light) => apertureFor(light, production.consumption.slabCutOut)),
    },
    resolved,
  );
}

/** The code of the blanks: of the system's own slab, else of the slab of this thickness. */
const slabPattern = ({ item, catalogue, production: { slabs, codePatterns } }: ResolvedItem): string =>
  systemOf(item.systemId, catalogue).ownSlab?.code ??
  slabs.find(({ thickness }) => thickness === item.build.slab)?.code ??
  codePatterns.slab;

/** The hole is larger than the unit by `cutOut`, half of it on each side. */
function apertureFor({ sight, unit, light, outline }: ResolvedLight, cutOut: Mm): Aperture {
  const [width, height] = [unit.width + cutOut, unit.height + cutOut];
  return {
    x: mm(sight.x - (width - sight.width) / 2),
    y: mm(sight.y - (height - sight.height) / 2),
    width: mm(width),
    height: mm(height),
    light,
    outline,
  };
}

/** A custom colour is sprayed by its number. */
const missingRal = ({ group, name }: ResolvedLeaf, { item, catalogue }: ResolvedItem): readonly BomRecord[] =>
  asksForRal(item, catalogue) && item.colours.customRal === null
    ? [missing(group, 'ral-number', `The RAL number of the custom colour is not given (${name}).`)]
    : [];

function missingDesignSize({
  group,
  name,
  size,
  fitsDesign,
  design: { name: design, minLeaf },
}: ResolvedLeaf): readonly BomRecord[] {
  if (fitsDesign) return [];
  const reason = `${design} needs a leaf of ${String(minLeaf.width)} × ${String(minLeaf.height)}; the ${name} is ${String(size.width)} × ${String(size.height)}.`;
  return [missing(group, 'design-size', reason)];
}

function edgeCapping(leaf: ResolvedLeaf, resolved: ResolvedItem): BomRecord {
  const { partArticles, consumption } = resolved.production;
  const perimeter = known('leaf perimeter', 2 * (leaf.size.width + leaf.size.height));
  return runRecord(
    {
      ...onLeaf(leaf, resolved),
      code: partArticles.edgeTape,
      role: 'edge-capping',
      metres: metres(times(perimeter, consumption.edgeTapeFactor)),
    },
    resolved,
  );
}

/** Cassettes, glass unit and tape of one light. A leaf glazed on site gets its cassettes and tape, but no unit. */
function lightRecords(resolvedLight: ResolvedLight, leaf: ResolvedLeaf, resolved: ResolvedItem): readonly BomRecord[] {
  const { sight, unit, light, outline } = resolvedLight;
  const place = { ...onLeaf(leaf, resolved), draws: [`${leaf.group}:glass-${light.number}` as const], light };
  const { partArticles } = resolved.production;
  const { cassette: style } = leaf.design;
  const [height, width] = [known('sight', sight.height), known('sight', sight.width)];
  const perimeter = known('unit perimeter', 2 * (unit.width + unit.height));
  const area = leaf.group === 'slave' ? 'slave' : 'door';
  const glass = leafGlass(resolved.item, { area, index: light.number - 1 }, resolved);
  return [
    cassetteRecord(
      {
        ...place,
        code: partArticles.cassette,
        outline,
        style,
        height,
        width,
        colours: leafColours(resolved),
        packing: packingAround(glass, resolved),
      },
      resolved,
    ),
    ...unitRecord(
      {
        ...place,
        glass,
        within: 'leaf',
        outline,
        height: behindCassette(height, unit.height),
        width: behindCassette(width, unit.width),
      },
      resolved,
    ),
    runRecord(
      { ...place, code: partArticles.glazingTape, role: 'glazing-tape', metres: metres(times(2, perimeter)) },
      resolved,
    ),
  ];
}

/** A decorative unit is 24 thick in every slab: in one of 70, whose cassettes hold 36, it is packed `36 - 24 = 12`. */
function packingAround(glass: WantedGlass, { item, production }: ResolvedItem): Mm | null {
  const held = production.slabs.find(({ thickness }) => thickness === item.build.slab)?.glassThickness;
  const unit = typeof glass === 'string' ? undefined : production.glassUnits.find(({ code }) => code === glass.makeUp);
  return held === undefined || unit === undefined || unit.thickness >= held ? null : minus(held, unit.thickness);
}

/** The cassette covers the edge of the unit: `sight + 20`. */
const behindCassette = (sight: CalculatedFigure, unit: number): CalculatedFigure => plus(sight, unit - sight.value);

/** Evenly spaced hinges, the lowest first; the article is the same in every colour. */
function hinges(leaf: ResolvedLeaf, resolved: ResolvedItem): readonly BomRecord[] {
  const { item, catalogue } = resolved;
  const { partArticles, consumption } = resolved.production;
  const { group, size, kg } = leaf;
  const { limits } = catalogue.rows;
  const count = hingeCount({ height: size.height, kg }, limits);
  if (count === null) {
    const reason = `The leaf weighs ${kg.toFixed(0)} kg; four hinges carry ${String(limits.leafKg.fourHinges)}.`;
    return [missing(group, 'leaf-weight', reason)];
  }
  const place = { ...onLeaf(leaf, resolved), draws: [`${group}:hinges` as const] };
  const fromLeft = leaf.hand === 'left' ? mm(0) : size.width;
  return [
    ...hingeHeights(size.height, count, catalogue.rows.clearances).map((height, index) =>
      fittingRecord(
        {
          ...place,
          code: fireRatingOf(item, catalogue) ? partArticles.fireHinge : partArticles.hinge,
          fitting: {
            role: 'hinge',
            number: index + 1,
            colour: item.hardware.hingeColour,
            leafKg: kg,
            limits,
          },
          at: { fromLeft, height: wholeMm(height) },
          length: null,
          dropdown: 'hinge',
        },
        resolved,
      ),
    ),
    countRecord(
      {
        ...place,
        code: partArticles.hingeScrew,
        role: 'hinge-screws',
        quantity: times(known('hinges', count), consumption.screwsPerHinge),
      },
      resolved,
    ),
  ];
}
