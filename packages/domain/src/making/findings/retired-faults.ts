import { isGlazed } from '../../catalogue/rows/design-rows.ts';
import { glazingOfPart, themeOf } from '../../door/glass/glazing.ts';
import type { StockCode } from '../../door/model/ids.ts';
import type { FrameFinish } from '../../door/model/door-values.ts';
import { glazedFrameParts } from '../../door/model/parts.ts';
import { isOnSale } from '../../door/stock/stock-on-sale.ts';
import type { Check, CheckedSet } from './finding.ts';

/** What the supplier sells no more stays with a door that has it, and is made: a note, so that nobody chooses it away unawares. */
export const retiredFaults: Check = (set) => {
  const { isSold } = set.catalogue;
  const rows = [...rowsOf(set), ...frameStockOf(set)].filter((row) => !isSold(row));
  const stock = stockOf(set).filter((row) => !isOnSale(row, set.catalogue));
  const names = [...new Set([...rows.map(({ name }) => name), ...stock.map(({ description }) => description)])];
  if (names.length === 0) return [];
  const sentence = set.messages.noLongerSold(names);
  return [{ code: 'catalogue.no-longer-sold', severity: 'note', sentence, parts: [], fixCandidates: [] }];
};

interface Named {
  readonly name: string;
}

/** Design, colours and glass. */
function rowsOf({ item, catalogue }: CheckedSet): readonly Named[] {
  const { colours, glass, frame } = item;
  const { doorInternal, frameExternal, frameInternal } = colours;
  const design = catalogue.design(item.designId);
  const colourOf = (finish: FrameFinish) => (finish.kind === 'frame-colour' ? [catalogue.colour(finish.colourId)] : []);
  const glazings = [
    ...(isGlazed(design) ? [glass.door] : []),
    ...glazedFrameParts(frame.parts).map((kind) => glazingOfPart(glass, kind)),
  ];
  return [
    design,
    catalogue.colour(colours.doorExternal),
    ...(doorInternal.kind === 'own' ? [catalogue.colour(doorInternal.colourId)] : []),
    ...[frameExternal, frameInternal].flatMap(colourOf),
    ...glazings.flatMap((glazing) => themeOf(glazing, catalogue) ?? []),
  ];
}

/** What the frame stands on and is packed with. */
function frameStockOf({ item: { frame }, catalogue }: CheckedSet): readonly Named[] {
  const { sill, packers, threshold } = frame;
  return [catalogue.threshold(threshold), ...codesIn([sill, ...Object.values(packers)]).map(catalogue.sizeStock)];
}

/** Hardware, extras and what the trade has set. */
function stockOf({ item: { hardware, extras, build, leaves }, catalogue }: CheckedSet) {
  const { cylinder, lock, escutcheon, slave, trims } = build;
  return codesIn([
    ...Object.values(hardware.chosen),
    ...Object.values(extras.chosen),
    ...[cylinder, lock, escutcheon],
    ...Object.values(slave),
    ...Object.values(trims),
    leaves.kind === 'double' ? leaves.slaveHandle : null,
  ]).map(catalogue.stock);
}

const codesIn = (codes: readonly (StockCode | null)[]): readonly StockCode[] => codes.filter((code) => code !== null);
