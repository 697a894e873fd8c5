import { keysOf } from '../../lib/records.ts';
import type { CatalogueContent } from './catalogue-content.ts';
import { faultsOfValue } from './check-value.ts';
import { keysOfContent } from './edit-rows.ts';
import { faultAt, type FieldFault } from './field-fault.ts';
import { priceListField } from './kinds/price-list-field.ts';
import { referencesIn, unknownRows } from './references.ts';
import { listKinds, type RowKind } from './row-kind.ts';
import { rowLists } from './row-lists.ts';
import { rowRecords } from './row-records.ts';

/** A fault of a row; `kind` 'prices' is the price list that comes with a catalogue. */
export interface FaultOfRow {
  readonly kind: RowKind | 'prices';
  /** '' for a table of which there is one. */
  readonly key: string;
  readonly fault: FieldFault;
}

/**
 * Everything in a catalogue of unknown origin, such as an imported one, that is not as its kind demands: shapes, keys that
 * two rows have, rows that are named and not there. `content` must be records and lists of records. As many rows as a message
 * can hold take a third of a second, so it comes row by row: whoever asks can let others have their turn.
 */
export function* iterateContentFaults(content: CatalogueContent): Generator<readonly FaultOfRow[], void> {
  const keys = keysOfContent(content);
  const faultsOf = (shape: Parameters<typeof faultsOfValue>[0], value: object) => {
    const faults = faultsOfValue(shape, value);
    return faults.length > 0 ? faults : unknownRows(referencesIn(shape, value), keys);
  };
  for (const kind of listKinds) {
    const { shape, rows, retired, keyFields } = rowLists[kind];
    const seen = new Set<string>();
    for (const { key, row } of [...rows(content), ...retired(content)]) {
      const twice = seen.has(key) ? keyFields.map((name) => faultAt([name], { code: 'key-taken' })) : [];
      seen.add(key);
      yield [...faultsOf(shape, row), ...twice].map((fault) => ({ kind, key, fault }));
    }
  }
  for (const kind of keysOf(rowRecords))
    yield faultsOf(rowRecords[kind].shape, rowRecords[kind].row(content)).map((fault) => ({ kind, key: '', fault }));
  yield faultsOf(priceListField.shape, content.prices).map((fault) => ({ kind: 'prices' as const, key: '', fault }));
}

/** The same at once. */
export const faultsOfContent = (content: CatalogueContent): readonly FaultOfRow[] =>
  [...iterateContentFaults(content)].flat();
