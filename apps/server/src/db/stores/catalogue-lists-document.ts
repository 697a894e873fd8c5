import { demoCatalogue, demoProduction } from '@door/catalogue/demo';
import { prices } from '@door/catalogue/rows/prices';
import type { CatalogueRows } from '@door/domain/catalogue/catalogue-rows';
import type { LockRow, PaneNeed, ProductionRows } from '@door/domain/catalogue/production-rows';
import type { SlabThickness } from '@door/domain/model/build-choices';
import type { GlazedFramePartKind } from '@door/domain/model/parts';
import { UnreadableDocument } from '@door/domain/stored/read-document';
import type { ProductionRowsV6 } from './production-document.ts';
import type { CatalogueRowsV7 } from './rows-document.ts';

type LockRowV1 = Omit<LockRow, 'operation'> & { readonly works: LockRow['operation'] };
type LockOfMasterV1 = Pick<LockRowV1, 'works' | 'leafFrom' | 'leafTo'>;
type MasterV1 = Omit<CatalogueRows['masters'][number], 'lock'> & { readonly lock?: LockOfMasterV1 };
type LimitsV1 = Omit<CatalogueRows['limits'], keyof typeof newInLimits>;
type ClearancesV1 = Omit<CatalogueRowsV7['clearances'], keyof typeof newInClearances | 'hingeFromEnd'>;

type UnchangedLists = Partial<
  Omit<CatalogueRowsV7, 'masters' | 'limits' | 'clearances'> & {
    readonly 'works.slabs': ProductionRows['slabs'];
    readonly 'works.glassUnits': ProductionRows['glassUnits'];
    readonly 'works.articles': ProductionRowsV6['articles'];
  }
>;

/** A supplier without rows of a kind had no list of it. Limits, clearances and rules were lists of one row. */
export interface ListsV1 extends UnchangedLists {
  readonly masters?: readonly MasterV1[];
  readonly limits?: readonly LimitsV1[];
  readonly clearances?: readonly ClearancesV1[];
  readonly 'works.locks'?: readonly LockRowV1[];
  readonly 'works.rules'?: readonly ProductionRows['cuttingAllowances'][];
}

/** As version 2 has it, which calls a lock's `works` its operation. Numbers that stood in the code until then are those of the demo supplier. */
export const contentOfLists = (lists: ListsV1) => ({
  catalogue: {
    systems: lists.systems ?? [],
    templates: lists.templates ?? [],
    designs: lists.designs ?? [],
    colours: lists.colours ?? [],
    colourPairs: lists.colourPairs ?? [],
    themes: lists.themes ?? [],
    backings: lists.backings ?? [],
    handles: lists.handles ?? [],
    masters: (lists.masters ?? []).map(masterFromV1),
    stock: lists.stock ?? [],
    relatedStock: lists.relatedStock ?? [],
    defaultHardware: lists.defaultHardware ?? [],
    hinges: lists.hinges ?? [],
    extras: lists.extras ?? [],
    profiles: lists.profiles ?? [],
    thresholds: lists.thresholds ?? [],
    sizeStock: lists.sizeStock ?? [],
    standardDimensions: lists.standardDimensions ?? [],
    limits: { ...newInLimits, ...only('limits', lists.limits) },
    clearances: { ...newInClearances, ...only('clearances', lists.clearances) },
  },
  production: {
    ...demoProduction,
    glazing: glazingV4,
    slabs: lists['works.slabs'] ?? [],
    glassUnits: lists['works.glassUnits'] ?? [],
    locks: (lists['works.locks'] ?? []).map(lockFromV1),
    cuttingAllowances: only('works.rules', lists['works.rules']),
    articles: lists['works.articles'] ?? [],
  },
  prices,
});

/** Until version 4: each fixed part had its glass whatever the slab. */
export type GlazingV4 = Readonly<Record<SlabThickness | GlazedFramePartKind, Readonly<Record<PaneNeed, string>>>>;

/** As the code had it before there were rows for it. */
const glazingV4: GlazingV4 = {
  ...demoProduction.glazing.leaf,
  'left-sidelight': demoProduction.glazing.frame[44],
  'right-sidelight': demoProduction.glazing.frame[44],
  fanlight: demoProduction.glazing.frame[44],
};

const newInLimits = { maxHeightOnThreeHinges: demoCatalogue.limits.maxHeightOnThreeHinges };
const newInClearances = { openLeafBehindFrame: demoCatalogue.clearances.openLeafBehindFrame };

const masterFromV1 = ({ lock, ...master }: MasterV1): CatalogueRows['masters'][number] =>
  lock ? { ...master, lock: lockFromV1(lock) } : master;

const lockFromV1 = <Lock extends { readonly works: LockRow['operation'] }>({ works, ...lock }: Lock) => ({
  ...lock,
  operation: works,
});

function only<Row>(kind: string, rows: readonly Row[] | undefined): Row {
  const [row] = rows ?? [];
  if (row === undefined) throw new UnreadableDocument(`The stored catalogue has no ${kind}.`);
  return row;
}
