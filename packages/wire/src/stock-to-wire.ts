import { productsOfSystem } from '@door/domain/door/build/products-of-system';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { CatalogueRows } from '@door/domain/catalogue/rows/catalogue-rows';
import type { MasterStock, Stock } from '@door/domain/catalogue/rows/stock-rows';
import type { HandleType, Suite } from '@door/domain/door/model/door-values';
import { defaultStockFor, handleStockFor } from '@door/domain/door/stock/stock-of-master';

export const allStockToWire = ({ stock, masters }: CatalogueRows): readonly WireStock[] =>
  stock.filter(({ masterId }) => masters.some(({ id }) => id === masterId)).map((row) => stockRow(row, masters));

function stockRow(row: Stock, masters: readonly MasterStock[]): WireStock {
  const master = masters.find(({ id }) => id === row.masterId);
  return {
    Id: row.id,
    UsageDescription: row.usage,
    StockDescription: row.description,
    ImgUrl: null,
    WinSysStockCode: row.code,
    WinSysStockCategoryId: row.categoryId,
    MasterStockId: row.masterId,
    HardwareType: master?.kind ?? null,
    Criteria: JSON.stringify(row.criteria),
    AnalysisCode: row.analysisCode,
    FactoryFitted: row.factoryFitted,
  };
}

const masterRow = ({ id, name, code, kind }: MasterStock): WireMasterStock => ({
  Id: id,
  StockDescription: name,
  WinSysStockCode: code,
  HardwareType: kind,
});

/** System by system, the products of option lists that its doors may have. */
export const addOnFiltersToWire = (catalogue: Catalogue): readonly WireAddOnFilter[] =>
  catalogue.sold.systems.flatMap((system) =>
    productsOfSystem(system.id, catalogue).map(({ id }) => ({ SystemId: system.id, MasterStockId: id })),
  );

export const handleLookupToWire = ({ masters }: CatalogueRows): readonly WireHandleLookup[] =>
  masters.flatMap(({ id, handleType }) => (handleType === null ? [] : [{ MasterStockId: id, HandleType: handleType }]));

/** The handles whose stock belongs to the design group. */
export const designGroupStockToWire = (
  group: number,
  { handles, masters }: CatalogueRows,
): readonly WireHandleOption[] =>
  handles
    .filter(({ designGroups }) => designGroups.includes(group))
    .flatMap((handle) => {
      const master = masters.find(({ handleType }) => handleType === handle.handleType);
      return master
        ? [
            {
              HandleType: handle.handleType,
              Description: handle.description,
              MasterStock: masterRow(master),
              AllowedHardwareSuites: handle.suites.join(','),
            },
          ]
        : [];
    });

export const defaultHardwareToWire = (finish: Suite, catalogue: Catalogue): readonly WireDefaultHardware[] =>
  catalogue.sold.defaultHardware.map(({ kind, dropdown, masterId }) => ({
    CncName: kind,
    DropDown: dropdown,
    MasterStockId: masterId,
    WinSysStockCode: defaultStockFor(kind, finish, catalogue)?.code ?? null,
  }));

/** undefined where this handle is not made in that finish. */
export function defaultHandleToWire(
  { finish, type }: { readonly finish: Suite; readonly type: HandleType },
  catalogue: Catalogue,
): WireStock | undefined {
  const handle = handleStockFor(type, finish, catalogue);
  return handle ? stockRow(handle, catalogue.rows.masters) : undefined;
}

export const relatedStockToWire = (masterId: number, { relatedStock }: CatalogueRows): readonly WireRelatedStock[] =>
  relatedStock
    .filter((row) => row.masterId === masterId)
    .map(({ relatedMasterId, dropdown }) => ({ RelatedStockId: relatedMasterId, ForDropDown: dropdown }));

/** Stock and hardware rows as the specification spells them. */

interface WireStock {
  readonly Id: number;
  readonly UsageDescription: string;
  readonly StockDescription: string;
  readonly ImgUrl: string | null;
  readonly WinSysStockCode: string;
  readonly WinSysStockCategoryId: number | null;
  readonly MasterStockId: number;
  readonly HardwareType: string | null;
  /** JSON text: door property → allowed values. */
  readonly Criteria: string;
  readonly AnalysisCode: string;
  readonly FactoryFitted: boolean;
}

/** A product that doors of a system may have. */
interface WireAddOnFilter {
  readonly SystemId: number;
  readonly MasterStockId: number;
}

interface WireHandleLookup {
  readonly MasterStockId: number;
  readonly HandleType: string;
}

interface WireHandleOption {
  readonly HandleType: string;
  readonly Description: string;
  readonly MasterStock: WireMasterStock;
  /** Comma list. */
  readonly AllowedHardwareSuites: string;
}

interface WireMasterStock {
  readonly Id: number;
  readonly StockDescription: string;
  readonly WinSysStockCode: string;
  readonly HardwareType: string | null;
}

interface WireDefaultHardware {
  readonly CncName: string;
  readonly DropDown: string;
  readonly MasterStockId: number;
  /** The variant in the asked finish; null where that finish is not made. */
  readonly WinSysStockCode: string | null;
}

interface WireRelatedStock {
  readonly RelatedStockId: number;
  readonly ForDropDown: string;
}
