import { demoCatalogue } from '@door/catalogue/demo';
import type { CatalogueRows, SoldRows } from '@door/domain/catalogue/catalogue-rows';
import type { Clearances } from '@door/domain/catalogue/limit-rows';
import { type ExtraFit, type ExtraRow, handleDrawings, type HandleOption } from '@door/domain/catalogue/stock-rows';
import { mm } from '@door/domain/model/mm';

/** Until version 8 a handle was drawn by the name of its type. */
export interface CatalogueRowsV8 extends Omit<CatalogueRows, 'weights' | 'handles' | 'retired'> {
  readonly handles: readonly HandleV8[];
  readonly retired?: Omit<Partial<SoldRows>, 'handles'> & { readonly handles?: readonly HandleV8[] };
}

type HandleV8 = Omit<HandleOption, 'drawnAs'>;

export const rowsFromV8 = ({ handles, retired, ...rows }: CatalogueRowsV8): Omit<CatalogueRows, 'weights'> => ({
  ...rows,
  handles: handles.map(handleFromV8),
  ...(retired && { retired: { ...retired, handles: (retired.handles ?? []).map(handleFromV8) } }),
});

const handleFromV8 = (handle: HandleV8): HandleOption => ({
  ...handle,
  drawnAs: handleDrawings.find((drawing) => drawing === handle.handleType) ?? 'lever-lever',
});

/** Until version 7 of a catalogue it stood in the code what a lever covers, and how far a house number may move. */
export interface CatalogueRowsV7 extends Omit<CatalogueRowsV8, 'clearances' | 'extras'> {
  readonly clearances: Omit<Clearances, 'handle'>;
  readonly extras: readonly ExtraRowV7[];
}

type ExtraRowV7 = Omit<ExtraRow, 'fit'> & { readonly fit: ExtraFitV7 };
type FiguresFit = Extract<ExtraFit, { readonly at: 'figures' }>;
type ExtraFitV7 = Exclude<ExtraFit, FiguresFit> | Omit<FiguresFit, 'within'>;

/** Levers are those of the demo supplier. */
export const rowsFromV7 = ({ clearances, extras, ...rows }: CatalogueRowsV7): CatalogueRowsV8 => ({
  ...rows,
  clearances: { ...clearances, handle: demoCatalogue.clearances.handle },
  extras: extras.map((row) => ({ ...row, fit: fitFromV7(row.fit) })),
});

const fitFromV7 = (fit: ExtraFitV7): ExtraFit => (fit.at === 'figures' ? { ...fit, within: mm(450) } : fit);
