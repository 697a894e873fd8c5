import type { Stock } from '../catalogue/stock-rows.ts';
import type { StockCode } from '../model/ids.ts';
import type { HardwareKind } from '../model/item.ts';
import { meetsCriteria } from '../stock/criteria.ts';
import { doorPropsOf, dropdownOf } from '../stock/door-props.ts';
import { relatedTo } from '../stock/related-stock.ts';
import type { LeafGroup } from '../sizes/leaf-sizes.ts';
import type { ResolvedItem } from './resolved-item.ts';
import { line, missing } from './line.ts';
import type { CalculatedLine } from './work-instruction.ts';

/** In the order in which the shop fits them. The slave's handle follows the master's. */
const afterHandles = ['letterPlate', 'knocker', 'doorKnob', 'spyhole'] as const satisfies readonly HardwareKind[];

/** Every piece of hardware that was chosen, then what those choices bring along. */
export function hardwareLines(resolved: ResolvedItem): readonly CalculatedLine[] {
  const { chosen } = resolved.item.hardware;
  const group = resolved.leaves[0]?.group ?? 'door';
  const pieces: readonly Piece[] = [
    { group, dropdown: dropdownOf.handle, code: chosen.handle },
    { group: 'slave', dropdown: 'slaveHandle', code: slaveHandleOf(resolved) },
    ...afterHandles.map((kind) => ({ group, dropdown: dropdownOf[kind], code: chosen[kind] })),
  ];
  const present = pieces.flatMap(({ code, ...piece }) => (code === null ? [] : [{ ...piece, code }]));
  return [
    ...handleFinding(group, resolved),
    ...present.map((piece) => pieceLine(piece, resolved)),
    ...present.flatMap((piece) => relatedLines(piece, resolved)),
  ];
}

interface Piece {
  readonly group: LeafGroup;
  readonly dropdown: string;
  readonly code: StockCode | null;
}
type PresentPiece = Piece & { readonly code: StockCode };

const slaveHandleOf = ({ item: { leaves } }: ResolvedItem): StockCode | null =>
  leaves.kind === 'double' ? leaves.slaveHandle : null;

/** A handle type without a handle means that its suite is not stocked. */
function handleFinding(group: string, { item: { hardware } }: ResolvedItem): readonly CalculatedLine[] {
  if (hardware.handleType === null || hardware.chosen.handle !== null) return [];
  return [missing(group, 'handle', `No ${hardware.handleType} handle is stocked in ${hardware.suite}.`)];
}

function pieceLine({ group, dropdown, code }: PresentPiece, resolved: ResolvedItem): CalculatedLine {
  const stock = stockOf(code, resolved);
  if (!stock) return missing(group, 'stock', `The catalogue no longer holds ${code}.`);
  if (!meetsCriteria(stock.criteria, doorPropsOf(resolved.item, resolved.catalogue))) {
    return missing(group, 'stock-criteria', `${stock.description} (${code}) does not suit this door.`);
  }
  return line(
    {
      group,
      partId: resolved.door.partId,
      code,
      what: '',
      quantity: 1,
      remark: fittingHeight(dropdown, resolved),
      dropdown,
      part: `${group}:${partNames[dropdown] ?? 'leaf'}`,
    },
    resolved,
  );
}

const stockOf = (code: StockCode, { catalogue }: ResolvedItem): Stock | undefined =>
  catalogue.rows.stock.find((stock) => stock.code === code);

/** Where the design says how high each piece sits; the slave's handle is level with the master's. */
const heightNames = {
  [dropdownOf.handle]: 'handle',
  slaveHandle: 'handle',
  [dropdownOf.letterPlate]: 'letterPlate',
  [dropdownOf.knocker]: 'knocker',
  [dropdownOf.doorKnob]: 'doorKnob',
  [dropdownOf.spyhole]: 'spyhole1',
} as const;

const partNames: Readonly<Record<string, 'handle' | 'letter-plate' | 'knocker' | 'door-knob' | 'spyhole'>> = {
  [dropdownOf.handle]: 'handle',
  slaveHandle: 'handle',
  [dropdownOf.letterPlate]: 'letter-plate',
  [dropdownOf.knocker]: 'knocker',
  [dropdownOf.doorKnob]: 'door-knob',
  [dropdownOf.spyhole]: 'spyhole',
};

function fittingHeight(dropdown: string, { catalogue, item }: ResolvedItem): string {
  const name = heightNames[dropdown];
  if (name === undefined) return '';
  return `centre ${String(catalogue.design(item.designId).heights[name])} from leaf bottom`;
}

function relatedLines({ group, code }: PresentPiece, resolved: ResolvedItem): readonly CalculatedLine[] {
  const stock = stockOf(code, resolved);
  if (!stock) return [];
  const isOwn = (dropdown: string) => dropdown === escutcheonDropdown && resolved.item.build.escutcheon !== null;
  const coming = relatedTo(stock.masterId, resolved.item, resolved.catalogue).filter(
    ({ related }) => !isOwn(related.dropdown),
  );
  return coming.map(({ related, master, stock: brought }) =>
    brought
      ? line(
          {
            group,
            partId: resolved.door.partId,
            code: brought.code,
            what: '',
            quantity: 1,
            remark: `comes with ${code}`,
            dropdown: related.dropdown,
          },
          resolved,
        )
      : missing(group, 'stock', `${master.name}, which comes with ${code}, is not stocked for this door.`),
  );
}

export const escutcheonDropdown = 'escutcheon';

/** The one that was chosen; another that a handle brings along gives way to it. */
export function escutcheonLines(resolved: ResolvedItem): readonly CalculatedLine[] {
  const { escutcheon } = resolved.item.build;
  const group = resolved.leaves[0]?.group ?? 'door';
  if (escutcheon === null) return [];
  const at = { group, partId: resolved.door.partId, part: `${group}:handle` } as const;
  return [
    line(
      { ...at, code: escutcheon, what: '', quantity: 1, remark: 'over the cylinder', dropdown: escutcheonDropdown },
      resolved,
    ),
  ];
}
