import type { EnquiryState } from '@door/domain/enquiry/enquiry-cycle';
import type { ItemRecord } from '@door/domain/model/item-record';
import type { WireItem } from '@door/wire/wire-item';
import { tryReadItem } from '../../platform/calls/item-calls.ts';
import type { PageRules } from '../../platform/on-demand/load-on-demand.ts';
import { officeClient } from '../queries/office-client.ts';
import type { ListPage } from '../queries/use-list-query.ts';

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
}

export interface ItemSearch {
  readonly text: string;
  readonly pageSize: number;
  /** Where the page begins: `After` of the page before; null for the first. */
  readonly after: string | null;
}

/** One page of the items whose number, address, customer or id begins with the text, the last changed first. */
export async function fetchItems(
  { text, pageSize, after }: ItemSearch,
  rules: PageRules,
): Promise<ListPage<ListedItem>> {
  const { Items, After } = await officeClient.item.list.query({ Text: text, Most: pageSize, After: after });
  const rows = await Promise.all(
    Items.map(async (wire) => {
      const saved = await tryReadItem(wire, rules);
      const { Number: number, LastUpdated: changed, Customer: customer, EnquiryId: enquiryId, State: state } = wire;
      return saved && { item: saved.item, job: saved.job, number, changed, customer, enquiryId, state };
    }),
  );
  return { rows: rows.filter((row) => row !== undefined), after: After };
}

/** The item of a list; null when it uses rows that the catalogue no longer has. Waits for the trade's extras if it has any. */
export async function readListedItem(wire: WireItem, rules: PageRules): Promise<ItemRecord['item'] | null> {
  const saved = await tryReadItem(wire, rules);
  return saved?.item ?? null;
}
