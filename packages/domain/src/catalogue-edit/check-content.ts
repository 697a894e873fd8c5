import { keysOf } from '../model/records.ts';
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
 * two rows have, rows that are named and not there. `content` must be records and lists of records.
 */
export function faultsOfContent(content: CatalogueContent): readonly FaultOfRow[] {
  const keys = keysOfContent(content);
  const faultsOf = (shape: Parameters<typeof faultsOfValue>[0], value: object) => {
    const faults = faultsOfValue(shape, value);
    return faults.length > 0 ? faults : unknownRows(referencesIn(shape, value), keys);
  };
  return [
    ...listKinds.flatMap((kind) => {
      const { shape, rows, retired, keyFields } = rowLists[kind];
      const seen = new Set<string>();
      return [...rows(content), ...retired(content)].flatMap(({ key, row }) => {
        const twice = seen.has(key) ? keyFields.map((name) => faultAt([name], { code: 'key-taken' })) : [];
        seen.add(key);
        return [...faultsOf(shape, row), ...twice].map((fault) => ({ kind, key, fault }));
      });
    }),
    ...keysOf(rowRecords).flatMap((kind) =>
      faultsOf(rowRecords[kind].shape, rowRecords[kind].row(content)).map((fault) => ({ kind, key: '', fault })),
    ),
    ...faultsOf(priceListField.shape, content.prices).map((fault) => ({ kind: 'prices' as const, key: '', fault })),
  ];
}
