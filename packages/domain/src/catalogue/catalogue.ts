import type { ColourId, DesignId, StockCode, TemplateId, ThemeId } from '../model/ids.ts';
import { type HardwareKind, hardwareKinds } from '../model/hardware-kinds.ts';
import { type BackingName, type FrameProfile, type HandleType } from '../model/item.ts';
import type { Colour } from './colour-rows.ts';
import type { Design } from './design-rows.ts';
import type { FrameProfileRow, FrameTemplate, SizeStock, Threshold } from './frame-rows.ts';
import type { Backing, GlassTheme } from './glass-rows.ts';
import type { CatalogueRows } from './catalogue-rows.ts';
import type { HandleOption, MasterStock, Stock } from './stock-rows.ts';

/**
 * A supplier's rows with look-ups by key. Read-only; made once per page or request.
 * The look-ups throw on an unknown id: input is checked first, so only a bug can cause that.
 */
export interface Catalogue {
  readonly rows: CatalogueRows;
  template(id: TemplateId): FrameTemplate;
  design(id: DesignId): Design;
  colour(id: ColourId): Colour;
  theme(id: ThemeId): GlassTheme;
  backing(name: BackingName): Backing;
  handle(type: HandleType): HandleOption;
  stock(code: StockCode): Stock;
  master(id: number): MasterStock;
  profile(profile: FrameProfile): FrameProfileRow;
  threshold(code: StockCode): Threshold;
  sizeStock(code: StockCode): SizeStock;
  /** All variants of all products of a kind. */
  pieces(kind: HardwareKind): readonly Piece[];
}

/** A variant of a product that a person chooses piece by piece. */
export interface Piece {
  readonly stock: Stock;
  readonly master: MasterStock;
}

export function catalogueOf(rows: CatalogueRows): Catalogue {
  return {
    rows,
    template: lookUp('template', rows.templates, (row) => row.id),
    design: lookUp('design', rows.designs, (row) => row.id),
    colour: lookUp('colour', rows.colours, (row) => row.id),
    theme: lookUp('glass theme', rows.themes, (row) => row.id),
    backing: lookUp('backing glass', rows.backings, (row) => row.name),
    handle: lookUp('handle type', rows.handles, (row) => row.handleType),
    stock: lookUp('stock', rows.stock, (row) => row.code),
    master: lookUp('master stock', rows.masters, (row) => row.id),
    profile: lookUp('frame profile', rows.profiles, (row) => row.profile),
    threshold: lookUp('threshold', rows.thresholds, (row) => row.code),
    sizeStock: lookUp('size stock', rows.sizeStock, (row) => row.code),
    pieces: piecesByKind(rows),
  };
}

function piecesByKind({ masters, stock }: CatalogueRows): Catalogue['pieces'] {
  const mastersById = new Map(masters.map((master) => [master.id, master]));
  const pieces = stock.flatMap((each) => {
    const master = mastersById.get(each.masterId);
    return master ? [{ stock: each, master }] : [];
  });
  const byKind = new Map(hardwareKinds.map((kind) => [kind, pieces.filter(({ master }) => master.kind === kind)]));
  return (kind) => byKind.get(kind) ?? [];
}

function lookUp<Row, Key>(noun: string, rows: readonly Row[], keyOf: (row: Row) => Key): (key: Key) => Row {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return (key) => {
    const row = byKey.get(key);
    if (!row) throw new Error(`The catalogue holds no ${noun} ${String(key)}.`);
    return row;
  };
}
