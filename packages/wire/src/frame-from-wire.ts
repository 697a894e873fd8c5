import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import { thresholdLayouts } from '@door/domain/door/model/build-choices';
import type { Fields } from '@door/domain/door/model/fields';
import { type StockCode, stockCode } from '@door/domain/door/model/ids';
import type { PackerPosition } from '@door/domain/door/model/door-values';
import type { Frame } from '@door/domain/door/model/item';
import { type Mm, mm, size } from '@door/domain/lib/mm';
import { glazedFramePartKinds, type Part, partKinds } from '@door/domain/door/model/parts';
import { packerDropdownOf } from '@door/domain/door/stock/door-props';
import { couplingProperty, stockCodeKey } from './door-props.ts';
import type { ItemFields } from './item-fields.ts';
import { knownText, knownTextOrNull } from './known-value.ts';

export function frameFrom({ columns, props }: ItemFields, { rows }: Catalogue): Frame {
  const sizeStock = { noun: 'stock', among: rows.sizeStock.map(({ code }) => code) };
  const fitted = (dropdown: string): StockCode | null => {
    const code = knownTextOrNull(props, stockCodeKey(dropdown), sizeStock);
    return code === null ? null : stockCode(code);
  };
  return {
    construction: props.oneOf('construction', ['coupled', 'one-piece']),
    profile: props.oneOf('liniarFrameCode', ['WFO', 'NFO', 'HFO']),
    overall: size(props.length('overallWidth'), props.length('overallHeight')),
    heightMode: props.oneOf('calculationMode', ['Standard', 'Height-Sill+Packers']),
    packers: packersFrom((position) => fitted(packerDropdownOf(position))),
    sill: fitted('subsill'),
    threshold: stockCode(
      knownText(props, stockCodeKey('threshold'), {
        noun: 'threshold',
        among: rows.thresholds.map(({ code }) => code),
      }),
    ),
    thresholdLayout: props.has('thresholdLayout') ? props.oneOf('thresholdLayout', thresholdLayouts) : 'door',
    couplings: couplingsFrom((property) => (props.has(stockCodeKey(property)) ? fitted(property) : null)),
    parts: partsFrom(columns),
  };
}

const packersFrom = (fitted: (position: PackerPosition) => StockCode | null): Frame['packers'] => ({
  left1: fitted('left1'),
  left2: fitted('left2'),
  right1: fitted('right1'),
  right2: fitted('right2'),
  top1: fitted('top1'),
  top2: fitted('top2'),
  thresholdPacker2: fitted('thresholdPacker2'),
});

/** Where a property is missing, the coupler is flat. */
const couplingsFrom = (fitted: (property: string) => StockCode | null): Frame['couplings'] =>
  Object.fromEntries(
    glazedFramePartKinds.flatMap((joint) => {
      const code = fitted(couplingProperty(joint));
      return code === null ? [] : [[joint, code] as const];
    }),
  );

function partsFrom(columns: Fields): readonly Part[] {
  const parts = columns.records('ItemSubAssembly').map(partFrom);
  if (new Set(parts.map(({ kind }) => kind)).size < parts.length)
    columns.wrong('ItemSubAssembly', 'must hold each SubAssemblyType once');
  const door = columns.oneOf('Type', ['door', 'double door']) === 'door' ? 'single-door' : 'double-door';
  const doors = parts.map(({ kind }) => kind).filter((kind) => kind === 'single-door' || kind === 'double-door');
  if (doors.join() !== door) columns.wrong('ItemSubAssembly', `must hold one ${door}, as Type says`);
  return parts;
}

const partFrom = (part: Fields): Part => ({
  id: part.text('Id'),
  kind: part.oneOf('SubAssemblyType', partKinds),
  size: size(part.length('Width'), part.length('Height')),
  bars: { mullions: mullions(part), transoms: transoms(part) },
});

function mullions(part: Fields): readonly Mm[] {
  const value = part.parsed('Mullions');
  if (Array.isArray(value) && value.every((each) => Number.isInteger(each))) return value.map(mm);
  part.wrong('Mullions', 'must be a list of positions in whole mm');
  return [];
}

const transoms = (part: Fields): readonly Mm[] =>
  part
    .parsedRecords('FrameParts')
    .filter((bar) => bar.oneOf('Type', ['mullion', 'transom']) === 'transom')
    .map((bar) => bar.length('Position'));
