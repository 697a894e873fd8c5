import type { BomState } from '@door/domain/making/bom/bom-state';
import type { EnquiryState } from '@door/domain/selling/enquiry/enquiry-cycle';
import type { ItemRecord } from '@door/domain/door/model/item-record';
import type { SurveyState } from '@door/domain/making/survey/survey-state';
import type { WireItem } from '@door/wire/wire-item';
import { tryReadItem } from '../../shared/calls/item-calls.ts';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import { officeClient, type OfficeInputs, type OfficeOutputs } from './office-client.ts';
import type { ListPage } from './use-list-query.ts';

/** An item with what lists show of its enquiry. */
export interface ListedItem extends Pick<ItemRecord, 'item' | 'job'> {
  /** `D-1043`. */
  readonly number: string;
  /** When it was changed last, ISO 8601. */
  readonly changed: string;
  /** Who sent the enquiry; '' without one. */
  readonly customer: string;
  readonly enquiryId: string | null;
  /** The state of the enquiry; null without one. */
  readonly state: EnquiryState | null;
  /** Who answers the enquiry; '' while nobody does. */
  readonly assignee: string;
  readonly survey: SurveyState;
  readonly bom: BomState;
  /** Whether a line of the bill cannot be made. */
  readonly isInError: boolean;
}

/** How the server narrows and sorts the list. */
export type ItemQuery = Omit<NonNullable<OfficeInputs['item']['list']>, 'Text' | 'Most' | 'After'>;

export interface ItemSearch {
  readonly text: string;
  readonly pageSize: number;
  readonly query?: ItemQuery;
  /** Where the page begins: `After` of the page before; null for the first. */
  readonly after: string | null;
}

/** One page of the items whose number, address, customer or id begins with the text, the last changed first unless the query says otherwise. */
export async function fetchItems(
  { text, pageSize, after, query = {} }: ItemSearch,
  catalogue: Catalogue,
): Promise<ListPage<ListedItem>> {
  const { Items, After } = await officeClient.item.list.query({ ...query, Text: text, Most: pageSize, After: after });
  const rows = await Promise.all(
    Items.map(async (wire) => {
      const saved = await tryReadItem(wire, catalogue);
      return saved && { item: saved.item, job: saved.job, ...facts(wire) };
    }),
  );
  return { rows: rows.filter((row) => row !== undefined), after: After };
}

type ListedWire = OfficeOutputs['item']['list']['Items'][number];

const facts = (wire: ListedWire): Omit<ListedItem, 'item' | 'job'> => ({
  number: wire.Number,
  changed: wire.LastUpdated,
  customer: wire.Customer,
  enquiryId: wire.EnquiryId,
  state: wire.State,
  assignee: wire.Assignee?.Name ?? '',
  survey: wire.Survey,
  bom: wire.Bom,
  isInError: wire.BomInError,
});

/** The item of a list; null when it uses rows that the catalogue no longer has. Waits for the trade's extras if it has any. */
export async function readListedItem(wire: WireItem, catalogue: Catalogue): Promise<ItemRecord['item'] | null> {
  const saved = await tryReadItem(wire, catalogue);
  return saved?.item ?? null;
}
