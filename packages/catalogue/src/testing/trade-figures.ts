import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { placeCut } from '@door/domain/making/bom/place-cut';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { stockOptions } from '@door/domain/door/build/stock-options';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import type { CatalogueRows } from '@door/domain/catalogue/rows/catalogue-rows';
import type { ProductionRows } from '@door/domain/catalogue/rows/production-rows';
import { doorFaces } from '@door/domain/catalogue/rows/stock-rows';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { configure } from '@door/domain/door/configure/configure';
import { designOptions } from '@door/domain/door/design/design-options';
import { figuresBox, masterLeaf } from '@door/domain/door/extras/extra-places';
import { hingeNotch } from '@door/domain/door/extras/hinge-notch';
import { extraOptions } from '@door/domain/door/extras/extra-options';
import { findings } from '@door/domain/making/findings/findings';
import { setFigures } from '@door/domain/making/findings/set-figures';
import { boundsAround, overallLimits } from '@door/domain/door/frame/overall-limits';
import { marginAroundSight } from '@door/domain/door/hardware/clear-of-glass';
import { handleBoxes } from '@door/domain/door/hardware/handle-room';
import { handleTypeOptions } from '@door/domain/door/hardware/hardware-options';
import type { Action } from '@door/domain/door/model/action';
import type { Item } from '@door/domain/door/model/item';
import { type Mm, mm, size } from '@door/domain/lib/mm';
import { doorPart, partOf } from '@door/domain/door/model/parts';
import { openingAround } from '@door/domain/door/sizes/opening';
import { sizeSheet } from '@door/domain/door/sizes/size-sheet';
import { slabBlankFor } from '@door/domain/door/sizes/slab-blank';
import { standardDimensionOptions } from '@door/domain/door/sizes/standard-dimensions';
import { contextOf } from '@door/domain/testing/a-context';
import { aDoorOf, withChoices } from '@door/domain/testing/a-door';
import { thermalRatingOf } from '@door/domain/making/thermal/thermal-rating';
import { takesDesign } from '@door/domain/door/weight/leaf-weight';
import { weightsOf } from '@door/domain/door/weight/weight';
import { finding as messages } from '@door/domain/messages/english/finding';
import { factsOf } from '@door/drawing/facts-of';
import { type DoorPlan, doorPlans } from './door-plans.ts';
import { edgeFigures, range, type Supplier } from './edge-figures.ts';

/** The rows of a supplier, as the catalogue has them. */
export interface TradeRows {
  readonly catalogue: CatalogueRows;
  readonly production: ProductionRows;
}

/** Something that follows from the rows, as text that can be compared: all figures of one door, or of a table. */
export interface TradeFigure {
  readonly name: string;
  readonly read: (rows: TradeRows) => string;
}

const supplierOf = ({ catalogue: rows, production }: TradeRows): Supplier => {
  const catalogue = catalogueOf({ ...rows, weights: weightsOf(production) });
  return { catalogue, production, context: contextOf(catalogue) };
};

/** All that a works reads off its doors: sizes, bill, weights, heat, findings, limits. */
export const tradeFigures = ({ catalogue }: TradeRows): readonly TradeFigure[] => [
  ...doorPlans(catalogue).map((plan) => ({
    name: plan.name,
    read: (rows: TradeRows) => {
      const supplier = supplierOf(rows);
      const door = doorOf(plan, supplier);
      return typeof door === 'string' ? door : JSON.stringify(figuresOf(plan, door, supplier));
    },
  })),
  { name: 'least leaves', read: (rows) => leastLeaves(supplierOf(rows)) },
  { name: 'slab blanks', read: (rows) => blanks(supplierOf(rows)) },
  { name: 'openings', read: ({ catalogue }) => JSON.stringify(openingAround(mm(1000), catalogue.clearances.fitting)) },
  {
    name: 'stock lengths',
    read: ({ production }) =>
      JSON.stringify([production.saw, production.articles.map(({ code, stockLengths }) => [code, stockLengths])]),
  },
  {
    name: 'cuts',
    read: ({ production }) => JSON.stringify(production.preparations.map((row) => placeCut(row, highLeaf, atSpindle))),
  },
  ...Object.entries(edgeFigures).map(([name, read]) => ({
    name,
    read: (rows: TradeRows) => JSON.stringify(read(supplierOf(rows))),
  })),
  { name: 'standard dimensions', read: (rows) => dimensions(supplierOf(rows)) },
  { name: 'covers of handles', read: (rows) => covered(supplierOf(rows)) },
  { name: 'room for extras', read: (rows) => roomForExtras(supplierOf(rows)) },
  { name: 'first hardware', read: (rows) => firstHardware(supplierOf(rows)) },
];

/** A leaf that takes every cut, and where a piece of any height sits on it. */
const highLeaf = { group: 'master', hand: 'left', size: size(890, 2400), thickness: 44, spindle: 1000 } as const;
const atSpindle = { fromLeft: null, height: highLeaf.spindle } as const;

/** The door, or the sentence that refuses it. */
function doorOf({ template, choices }: DoorPlan, { catalogue, context }: Supplier): Item | string {
  let item = withChoices(aDoorOf(template, catalogue), { houseNumber: '28' }, context);
  for (const choice of choices) {
    const action = typeof choice === 'function' ? choice(item, catalogue) : choice;
    if (action === null) return 'nothing to choose';
    const outcome = configure(item, action, context);
    if (!outcome.ok) return `${action.type}: ${outcome.refusal.message}`;
    item = outcome.value.item;
  }
  return item;
}

function figuresOf({ probes }: DoorPlan, item: Item, supplier: Supplier): unknown {
  const { catalogue, context } = supplier;
  const bill = bomOf(item, supplier);
  return [
    workInstructionsOf(bill).map(({ piece: _piece, parts: _parts, ...line }) => line),
    bill,
    sizeSheet(item, catalogue),
    thermalRatingOf(item, supplier),
    setFigures(item, supplier),
    findings(item, { ...supplier, messages, tryAction: () => null }).map(({ sentence }) => sentence),
    probes.includes('drawing') ? factsOf({ item, catalogue, side: 'external' }) : null,
    probes.includes('limits') ? limitsOf(item, context) : null,
    probes.includes('offers') ? optionsOf(item, supplier) : null,
  ];
}

/** The least and most of every size that can be typed, each while the others stay. */
function limitsOf(item: Item, context: RuleContext): unknown {
  const { parts } = item.frame;
  const can = (action: Action): boolean => configure(item, action, context).ok;
  const around = (present: Mm | undefined, action: (to: Mm) => Action) =>
    present === undefined ? null : boundsAround(present, (to) => can(action(to)));
  const left = partOf(parts, 'left-sidelight')?.size.width;
  const right = partOf(parts, 'right-sidelight')?.size.width;
  const { leaves } = sizeSheet(item, context.catalogue);
  return [
    overallLimits(item, context),
    around(left, (to) => ({ type: 'size.changeSides', left: to, right: right ?? mm(0) })),
    around(right, (to) => ({ type: 'size.changeSides', left: left ?? mm(0), right: to })),
    around(partOf(parts, 'fanlight') && doorPart(parts).size.height, (doorHeight) => ({
      type: 'size.changeDoorHeight',
      doorHeight,
    })),
    around(leaves.kind === 'double' ? leaves.master.width : undefined, (masterWidth) => ({
      type: 'size.changeMasterWidth',
      masterWidth,
    })),
  ];
}

/** What may be chosen at each height and width of the leaf, where a row has a least leaf. */
function optionsOf(item: Item, { context }: Supplier): unknown {
  const { overall } = item.frame;
  const steps = [...range(1900, 2415, 1)].map((height) => size(overall.width, height));
  const wide = [...range(720, 1065, 1)].map((width) => size(width, overall.height));
  return [...steps, ...wide].map((changed) => {
    const outcome = configure(item, { type: 'size.changeOverall', overall: changed }, context);
    if (!outcome.ok) return null;
    const names = (options: readonly { readonly disabledReason: unknown }[]) =>
      options.map(({ disabledReason }) => (disabledReason === null ? 1 : 0)).join('');
    const at = outcome.value.item;
    return [
      names(designOptions(at, context)),
      names(handleTypeOptions(at, context)),
      names(stockOptions(at, 'lockOptions', context)),
      names(extraOptions(at, 'doorCloser', context)),
    ];
  });
}

/** From which width and height on a leaf takes each design. */
function leastLeaves({ catalogue }: Supplier): string {
  const least = catalogue.rows.designs.map((design) => [
    [...range(600, 960, 1)].find((width) => takesDesign(size(width, 2300), design)),
    [...range(1780, 2310, 1)].find((height) => takesDesign(size(950, height), design)),
  ]);
  return JSON.stringify(least);
}

/** Every leaf that a blank could be trimmed to, and with fewer blanks in store, where the limits of trimming show. */
function blanks({ catalogue }: Supplier): string {
  const { blanks: stored } = catalogue.rows.limits;
  const few = { ...stored, heights: stored.heights.slice(-1) };
  const leaves = [
    ...[...range(400, 960, 1)].map((width) => size(width, 2000)),
    ...[...range(1780, 2310, 1)].map((height) => size(900, height)),
  ];
  const made = leaves.flatMap((leaf) => [
    slabBlankFor(leaf, 'any-leaf', stored),
    slabBlankFor(leaf, 'plain-slave', stored),
    slabBlankFor(leaf, 'any-leaf', few),
  ]);
  return JSON.stringify(made);
}

/** What each handle covers on a leaf, and how far hardware keeps from glass, also where there is no cassette around it. */
function covered({ catalogue: { rows } }: Supplier): string {
  const { designs, handles, clearances } = rows;
  const [design] = designs;
  if (!design) return '';
  const leaf = { design, size: size(900, 2000), hand: 'left' } as const;
  const bare = { ...clearances, cassette: { moulded: mm(0), flat: mm(0) } };
  return JSON.stringify([
    handles.map(({ covers }) => doorFaces.map((face) => handleBoxes(covers[face], leaf))),
    (['moulded', 'flat'] as const).map((cassette) => marginAroundSight({ cassette }, clearances)),
    marginAroundSight({ cassette: 'flat' }, bare),
  ]);
}

/** The notch of a kick plate, and how near to the edge of the leaf and to a kick plate a house number may stand. */
function roomForExtras({ catalogue }: Supplier): string {
  const [plate, numerals] = (['kickPlateOutside', 'numerals'] as const).map((kind) =>
    catalogue.rows.extras.find((row) => row.kind === kind),
  );
  const code = catalogue.rows.stock.find(({ masterId }) => masterId === plate?.masterId)?.code ?? null;
  if (plate?.fit.at !== 'face' || numerals?.fit.at !== 'figures') return '';
  const { fit } = numerals;
  const bare: Item = { ...aDoorOf('single-door', catalogue), houseNumber: '28', opens: 'Out' };
  const { extras } = bare;
  const plated: Item = { ...bare, extras: { ...extras, chosen: { ...extras.chosen, kickPlateOutside: code } } };
  const mayStand = (item: Item, fromLeft: number, height: number) =>
    figuresBox(fit, {
      item: { ...item, extras: { ...item.extras, numeralsAt: { fromLeft: mm(fromLeft), height: mm(height) } } },
      catalogue,
    }) !== null;
  return JSON.stringify([
    hingeNotch(plate.fit, masterLeaf({ item: bare, catalogue }), { item: bare, catalogue }),
    [...range(40, 140, 1)].find((fromLeft) => mayStand(bare, fromLeft, 120)),
    [...range(40, 320, 1)].find((height) => mayStand(plated, 400, height)),
  ]);
}

/** The hardware of a door of each design while nobody has chosen any. */
function firstHardware({ catalogue, context }: Supplier): string {
  const door = aDoorOf('single-door', catalogue);
  const hardware = catalogue.rows.designs.map(({ id }) => {
    const outcome = configure(door, { type: 'design.choose', designId: id }, context);
    return outcome.ok ? outcome.value.item.hardware : outcome.refusal.code;
  });
  return JSON.stringify(hardware);
}

function dimensions({ catalogue }: Supplier): string {
  const systemId = catalogue.rows.systems[0]?.id;
  if (systemId === undefined) return '';
  const offered = (['width', 'height'] as const).flatMap((dimension) =>
    (['single', 'double'] as const).flatMap((doors) =>
      [...range(700, 2450, 1)].map((current) =>
        standardDimensionOptions({ systemId, dimension, doors, current }, catalogue).map(({ value }) => value),
      ),
    ),
  );
  return JSON.stringify(offered);
}
