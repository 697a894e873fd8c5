import type { Stock } from '../../catalogue/rows/stock-rows.ts';
import { pieceSpot, piecePlaces } from '../../door/hardware/piece-spot.ts';
import type { StockCode } from '../../door/model/ids.ts';
import { type HardwareKind, hardwareKinds } from '../../door/model/hardware-kinds.ts';
import { slavePieces, type SlavePlace, slavePlaces } from '../../door/model/slave-pieces.ts';
import type { LeafSpot } from '../../door/model/door-values.ts';
import type { Item } from '../../door/model/item.ts';
import { mm } from '../../lib/mm.ts';
import { doorMeets, dropdownOf } from '../../door/stock/door-props.ts';
import type { BomRecord } from './bom-record.ts';
import { fittingRecord, missing, onLeaf } from './make-record.ts';
import { relatedRecords } from './related-records.ts';
import type { ResolvedItem, ResolvedLeaf } from './resolved-item.ts';

/** Handles are fitted first, then the letter plate, then the rest. */
const afterHandles: readonly HardwareKind[] = [
  'letterPlate',
  ...hardwareKinds.filter((kind) => kind !== 'handle' && kind !== 'letterPlate'),
];

/** All chosen hardware, then the stock that comes with it. */
export function hardwareRecords(resolved: ResolvedItem): readonly BomRecord[] {
  const { item } = resolved;
  const [main, slave] = resolved.leaves;
  const slaveHandle = item.leaves.kind === 'double' ? item.leaves.slaveHandle : null;
  const wanted: readonly WantedPiece[] = [
    { leaf: main, kind: 'handle', dropdown: dropdownOf.handle, code: item.hardware.chosen.handle },
    ...(slave ? [{ leaf: slave, kind: 'handle' as const, dropdown: 'slaveHandle', code: slaveHandle }] : []),
    ...afterHandles.map((kind) => ({ leaf: main, kind, dropdown: dropdownOf[kind], code: item.hardware.chosen[kind] })),
    ...(slave ? slavePlaces.map((place) => slavePiece(place, slave, item)) : []),
  ];
  const pieces = wanted.flatMap(({ code, ...piece }) => (code === null ? [] : [{ ...piece, code }]));
  return [
    ...missingHandle(resolved),
    ...pieces.map((piece) => pieceRecord(piece, resolved)),
    ...pieces.flatMap((piece) => relatedPieces(piece, resolved)),
  ];
}

const slavePiece = (place: SlavePlace, leaf: ResolvedLeaf, { build }: Item): WantedPiece => ({
  leaf,
  kind: slavePieces[place],
  dropdown: place,
  code: build.slave[place] ?? null,
});

interface WantedPiece {
  readonly leaf: ResolvedLeaf;
  readonly kind: HardwareKind;
  readonly dropdown: string;
  readonly code: StockCode | null;
}
type ChosenPiece = WantedPiece & { readonly code: StockCode };

/** A handle type without a handle: it is not stocked in the door's suite. */
function missingHandle({ leaves, item: { hardware } }: ResolvedItem): readonly BomRecord[] {
  if (hardware.handleType === null || hardware.chosen.handle !== null) return [];
  const reason = `No ${hardware.handleType} handle is stocked in ${hardware.suite}.`;
  return [missing(leaves[0].group, 'handle', reason)];
}

function pieceRecord({ leaf, kind, dropdown, code }: ChosenPiece, resolved: ResolvedItem): BomRecord {
  const stock = stockOf(code, resolved);
  if (!stock) return missing(leaf.group, 'stock', `The catalogue no longer holds ${code}.`);
  if (!doorMeets(stock.criteria, resolved.item, resolved.catalogue)) {
    return missing(leaf.group, 'stock-criteria', `${stock.description} (${code}) does not suit this door.`);
  }
  return fittingRecord(
    {
      ...onLeaf(leaf, resolved),
      draws: [`${leaf.group}:${kind}`],
      code,
      fitting: { role: 'hardware', kind },
      at: spotOf(kind, leaf, resolved),
      length: null,
      dropdown,
    },
    resolved,
  );
}

const stockOf = (code: StockCode, { catalogue }: ResolvedItem): Stock | undefined =>
  catalogue.rows.stock.find((stock) => stock.code === code);

/** Where the design places it; a handle by its spindle. The slave's handle is level with the master's. */
function spotOf(
  kind: HardwareKind,
  leaf: ResolvedLeaf,
  { catalogue, production: { backset }, item }: ResolvedItem,
): LeafSpot {
  const design = catalogue.design(item.designId);
  if (kind === 'handle') {
    const fromLeft = leaf.hand === 'left' ? leaf.size.width - backset : backset;
    return { fromLeft: mm(fromLeft), height: design.heights.handle };
  }
  const glass = leaf.lights.map(({ sight }) => sight);
  const { x, height } = pieceSpot(kind, { size: leaf.size, hand: leaf.hand, glass }, piecePlaces(item, catalogue));
  return { fromLeft: mm(x), height: mm(height) };
}

const escutcheonList = 'escutcheon';

/** An escutcheon that was chosen replaces the one that comes with a handle. */
function relatedPieces({ leaf, code }: ChosenPiece, resolved: ResolvedItem): readonly BomRecord[] {
  const without = resolved.item.build.escutcheon === null ? [] : [escutcheonList];
  return relatedRecords({ code, place: onLeaf(leaf, resolved), without }, resolved);
}

/** The chosen escutcheon. */
export function escutcheonRecords(resolved: ResolvedItem): readonly BomRecord[] {
  const { escutcheon } = resolved.item.build;
  if (escutcheon === null) return [];
  const [main] = resolved.leaves;
  return [
    fittingRecord(
      {
        ...onLeaf(main, resolved),
        draws: [`${main.group}:handle`],
        code: escutcheon,
        fitting: { role: 'escutcheon' },
        at: null,
        length: null,
        dropdown: escutcheonList,
      },
      resolved,
    ),
  ];
}
