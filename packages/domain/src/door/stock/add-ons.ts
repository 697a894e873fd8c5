import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { StockCode } from '../model/ids.ts';
import { type PackerPosition, packerPositions } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { type GlazedFramePartKind, glazedFramePartKinds } from '../model/parts.ts';
import { relatedTo } from './related-stock.ts';

/** How an add-on came to the item: a person added it, or chosen stock requires it. */
export const addOnReferences = ['Manual Addon', 'Related Stock Item'] as const;
export type AddOnReference = (typeof addOnReferences)[number];

export interface AddOn {
  /** 'frame': it stands round the frame. */
  readonly reference: AddOnReference | 'frame';
  readonly name: string;
  /** The stock that requires it, or its place round the frame; null when a person added it. */
  readonly comesWith: string | null;
}

/** Packers, sill and couplings of an item, each with its place: 'Packer left 1'. */
export const frameAddOns = ({ frame }: Item, catalogue: Catalogue, places: FramePlaces): readonly AddOn[] =>
  [
    ...packerPositions.map((position) => [frame.packers[position], places[position]] as const),
    [frame.sill, places.sill] as const,
    ...glazedFramePartKinds.map((joint) => [frame.couplings[joint] ?? null, places.couplings[joint]] as const),
  ].flatMap(([code, comesWith]) =>
    code === null ? [] : [{ reference: 'frame' as const, name: catalogue.sizeStock(code).name, comesWith }],
  );

type FramePlaces = Readonly<Record<PackerPosition | 'sill', string>> & {
  readonly couplings: Readonly<Record<GlazedFramePartKind, string>>;
};

/** Add-ons required by the chosen stock. Lines added by hand are stored with the work instructions, not here. */
export const relatedAddOns = (item: Item, catalogue: Catalogue): readonly AddOn[] =>
  chosenStockOf(item).flatMap((code) => {
    const chosen = catalogue.rows.stock.find((stock) => stock.code === code);
    if (!chosen) return [];
    const comesWith = catalogue.master(chosen.masterId).name;
    return relatedTo(chosen, item, catalogue)
      .filter(({ stock }) => stock !== null)
      .map(({ master }): AddOn => ({ reference: 'Related Stock Item', name: master.name, comesWith }));
  });

/** Chosen stock without duplicates: both leaves of a double door may have the same handle. */
const chosenStockOf = ({ hardware, leaves, frame, build }: Item): readonly StockCode[] => {
  const slaveHandle = leaves.kind === 'double' ? leaves.slaveHandle : null;
  const pieces = [...Object.values(hardware.chosen), slaveHandle, ...Object.values(build.slave), frame.sill];
  return [...new Set(pieces.filter((code) => code !== null))];
};
