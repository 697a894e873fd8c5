import { type HardwareKind, hardwareKinds } from '../../door/model/hardware-kinds.ts';
import type { ColourId, DesignId, StockCode, TemplateId, ThemeId } from '../../door/model/ids.ts';
import type { BackingName, FrameProfile, HandleType } from '../../door/model/door-values.ts';
import type { AllRows, CatalogueRows } from './catalogue-rows.ts';
import type { Colour } from './colour-rows.ts';
import type { Design } from './design-rows.ts';
import type { FrameProfileRow, FrameTemplate, SizeStock, Threshold } from './frame-rows.ts';
import type { Backing, GlassTheme } from './glass-rows.ts';
import type { ProductionRows } from './production-rows.ts';
import type { HandleOption, MasterStock, Stock } from './stock-rows.ts';

/**
 * A supplier's rows with look-ups by key. Read-only; made once per page or request.
 * The look-ups throw on an unknown id: input is checked first, so only a bug can cause that.
 */
export interface Catalogue {
  /** Retired rows too, behind the others: a door that was made with one is drawn, priced and made as before. */
  readonly rows: AllRows;
  /** What a new choice may be made from. */
  readonly sold: CatalogueRows;
  /** False for a retired row. */
  isSold(row: unknown): boolean;
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

export function catalogueOf(sold: CatalogueRows): Catalogue {
  const { rows, isSold } = withRetired(sold);
  return {
    rows,
    sold,
    isSold,
    template: lookUp(rows.templates, 'id'),
    design: lookUp(rows.designs, 'id'),
    colour: lookUp(rows.colours, 'id'),
    theme: lookUp(rows.themes, 'id'),
    backing: lookUp(rows.backings, 'name'),
    handle: lookUp(rows.handles, 'handleType'),
    stock: lookUp(rows.stock, 'code'),
    master: lookUp(rows.masters, 'id'),
    profile: lookUp(rows.profiles, 'profile'),
    threshold: lookUp(rows.thresholds, 'code'),
    sizeStock: lookUp(rows.sizeStock, 'code'),
    pieces: piecesByKind(rows),
  };
}

function piecesByKind({ masters, stock }: AllRows): Catalogue['pieces'] {
  const mastersById = new Map(masters.map((master) => [master.id, master]));
  const pieces = stock.flatMap((each) => {
    const master = mastersById.get(each.masterId);
    return master ? [{ stock: each, master }] : [];
  });
  const byKind = new Map(hardwareKinds.map((kind) => [kind, pieces.filter(({ master }) => master.kind === kind)]));
  return (kind) => byKind.get(kind) ?? [];
}

function lookUp<Row, Field extends keyof Row>(rows: readonly Row[], field: Field): (key: Row[Field]) => Row {
  const byKey = new Map(rows.map((row) => [row[field], row]));
  return (key) => {
    const row = byKey.get(key);
    if (!row) throw new Error(`The catalogue holds no row of which the ${String(field)} is ${String(key)}.`);
    return row;
  };
}

/** What a bill is made from: the rows that a visitor has too, and those of the production. */
export interface ProductionCatalogue {
  readonly catalogue: Catalogue;
  readonly production: ProductionRows;
}

interface RowsOnSale {
  readonly rows: AllRows;
  isSold(row: unknown): boolean;
}

/** Every list with its retired rows behind those that are sold, so that a search finds what is sold first. */
function withRetired({ retired = {}, ...sold }: CatalogueRows): RowsOnSale {
  const gone = new Map<string, readonly object[]>(Object.entries(retired));
  const lists = Object.entries(sold).flatMap(([name, rows]) => {
    const behind = gone.get(name);
    return behind && Array.isArray(rows) ? [[name, [...rows, ...behind]] as const] : [];
  });
  const goneRows = new Set<unknown>([...gone.values()].flat());
  return { rows: { ...sold, ...Object.fromEntries(lists) }, isSold: (row) => !goneRows.has(row) };
}
