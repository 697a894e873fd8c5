import type { CatalogueContent } from '../edit/catalogue-content.ts';
import type { RowKind } from '../edit/row-kind.ts';

/** What is wrong with a catalogue as a whole. An error keeps it from being published: some door of it could not be shown, made or priced. */
export const rowFaultCodes = {
  'nothing-to-sell': 'error',
  'names-retired': 'error',
  'reversed-range': 'error',
  'light-outside-leaf': 'error',
  'light-without-size': 'error',
  'lights-overlap': 'error',
  'panel-outside-leaf': 'error',
  'no-hinge-side': 'error',
  'no-pair': 'error',
  'no-handle-for-design': 'error',
  'handle-not-stocked': 'error',
  'lock-missing': 'error',
  'faceplate-too-long': 'error',
  'stock-missing': 'error',
  'drawing-missing': 'error',
  'article-missing': 'error',
  'article-unknown': 'error',
  'cut-shape': 'error',
  'cut-depth': 'error',
  'cut-edge': 'error',
  'cut-outside-leaf': 'error',
  'cut-without-place': 'error',
  'unit-missing': 'error',
  'door-not-made': 'error',
  'door-not-readable': 'error',
  'bill-incomplete': 'error',
  'price-missing': 'warning',
  'never-offered': 'warning',
  'ranges-overlap': 'warning',
  'product-without-stock': 'warning',
  'unknown-question': 'warning',
  'outside-limits': 'warning',
} as const satisfies Readonly<Record<string, FaultSeverity>>;

export type RowFaultCode = keyof typeof rowFaultCodes;
export type FaultSeverity = 'error' | 'warning';

export interface RowFault {
  readonly code: RowFaultCode;
  readonly severity: FaultSeverity;
  readonly kind: RowKind | 'prices';
  /** Of the row, as its list has it; '' where the list or the table itself is meant. */
  readonly key: string;
  /** What it is about beside the row: a code, a name, a size, a sentence of a rule; '' for nothing. */
  readonly about: string;
}

export const rowFault = (code: RowFaultCode, kind: RowFault['kind'], about: Partial<RowFaultPlace> = {}): RowFault => ({
  code,
  severity: rowFaultCodes[code],
  kind,
  key: String(about.key ?? ''),
  about: String(about.about ?? ''),
});

interface RowFaultPlace {
  readonly key: string | number;
  readonly about: string | number;
}

/** One check of all rows. */
export type RowCheck = (content: CatalogueContent) => readonly RowFault[];
