import { demoCatalogue } from '@door/catalogue/demo';
import type { Design } from '@door/domain/catalogue/design-rows';
import type { CatalogueRows, SoldRows } from '@door/domain/catalogue/catalogue-rows';
import type { Clearances } from '@door/domain/catalogue/limit-rows';
import type { ExtraFit, ExtraRow, HandleOption } from '@door/domain/catalogue/stock-rows';
import { handleDrawings } from '@door/domain/catalogue/handle-drawings';
import { mm } from '@door/domain/model/mm';

/** Until version 11 it stood in the code what the flag of a hinge takes of the leaf, and how far extras keep from others. */
export interface CatalogueRowsV11 extends Omit<CatalogueRows, 'weights' | 'clearances'> {
  readonly clearances: Omit<Clearances, 'hingeFlag' | 'extras'>;
}

export const rowsFromV11 = ({ clearances, ...rows }: CatalogueRowsV11): Omit<CatalogueRows, 'weights'> => {
  const { hingeFlag, extras } = demoCatalogue.clearances;
  return { ...rows, clearances: { ...clearances, hingeFlag, extras } };
};

/** Until version 9 it stood in the drawing what a handle covers, and a design named no hardware. */
export interface CatalogueRowsV9 extends Omit<CatalogueRowsV11, 'handles' | 'designs' | 'clearances' | 'retired'> {
  readonly handles: readonly HandleV9[];
  readonly designs: readonly DesignV9[];
  readonly clearances: Omit<CatalogueRowsV11['clearances'], 'cassette' | 'hardware'>;
  readonly retired?: Omit<Partial<SoldRows>, 'handles' | 'designs'> & {
    readonly handles?: readonly HandleV9[];
    readonly designs?: readonly DesignV9[];
  };
}

type HandleV9 = Omit<HandleOption, 'covers'> & { readonly covers?: { readonly from: number; readonly to: number } };
type DesignV9 = Omit<Design, 'firstHardware'>;

/** Distances are those of the demo supplier, and a design of its range names the hardware that it names there. */
export const rowsFromV9 = ({ handles, designs, clearances, retired, ...rows }: CatalogueRowsV9): CatalogueRowsV11 => {
  const { cassette, hardware } = demoCatalogue.clearances;
  const isSold = (handleType: string) => handles.some((handle) => handle.handleType === handleType);
  return {
    ...rows,
    handles: handles.map(handleFromV9),
    designs: designs.map((design) => designFromV9(design, isSold)),
    clearances: { ...clearances, cassette, hardware },
    ...(retired && {
      retired: {
        ...retired,
        handles: (retired.handles ?? []).map(handleFromV9),
        designs: (retired.designs ?? []).map((design) => designFromV9(design, isSold)),
      },
    }),
  };
};

/** It covers what the demo supplier's handle covers that is drawn alike. */
const handleFromV9 = ({ covers: _covers, ...handle }: HandleV9): HandleOption => {
  const alike = demoCatalogue.handles.find(({ drawnAs }) => drawnAs === handle.drawnAs);
  return { ...handle, covers: alike?.covers ?? { outside: [], inside: [] } };
};

function designFromV9(design: DesignV9, isSold: (handleType: string) => boolean): Design {
  const { firstHardware } =
    demoCatalogue.designs.find(({ id, name }) => id === design.id && name === design.name) ?? {};
  if (!firstHardware) return design;
  const { handleType, ...others } = firstHardware;
  const named = handleType !== undefined && isSold(handleType) ? { handleType } : {};
  return { ...design, firstHardware: { ...others, ...named } };
}

/** Until version 8 a handle was drawn by the name of its type. */
export interface CatalogueRowsV8 extends Omit<CatalogueRowsV9, 'handles' | 'retired'> {
  readonly handles: readonly HandleV8[];
  readonly retired?: Omit<NonNullable<CatalogueRowsV9['retired']>, 'handles'> & {
    readonly handles?: readonly HandleV8[];
  };
}

type HandleV8 = Omit<HandleV9, 'drawnAs'>;

export const rowsFromV8 = ({ handles, retired, ...rows }: CatalogueRowsV8): CatalogueRowsV9 => ({
  ...rows,
  handles: handles.map(handleFromV8),
  ...(retired && { retired: { ...retired, handles: (retired.handles ?? []).map(handleFromV8) } }),
});

const handleFromV8 = (handle: HandleV8): HandleV9 => ({
  ...handle,
  drawnAs: handleDrawings.find((drawing) => drawing === handle.handleType) ?? 'lever-lever',
});

/** Until version 7 of a catalogue it stood in the code what a lever covers, and how far a house number may move. */
export interface CatalogueRowsV7 extends Omit<CatalogueRowsV8, 'clearances' | 'extras'> {
  readonly clearances: Omit<CatalogueRowsV9['clearances'], 'handle'>;
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
