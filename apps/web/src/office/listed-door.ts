import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { EnquiryState } from '@door/domain/enquiry/enquiry-cycle';
import type { Item } from '@door/domain/item/item';
import type { WireItem } from '@door/wire/wire-item';
import { rereadItem } from '../api/item-calls.ts';
import { officeApi } from './calls.ts';
import type { Listed } from './use-list.ts';

/** An item as lists show it, with whoever asked about it. */
export interface ListedDoor {
  readonly item: Item;
  /** When it was changed last, ISO 8601. */
  readonly changed: string;
  /** '' where nobody has asked about it. */
  readonly customer: string;
  readonly enquiryId: string | null;
  /** Of the enquiry; null where there is none. */
  readonly state: EnquiryState | null;
}

export interface ItemSearch {
  readonly text: string;
  /** How many come at once. */
  readonly most: number;
  readonly after: string | null;
}

/** Items by the beginnings of what was typed, the last changed first. */
export async function findDoors({ text, most, after }: ItemSearch, catalogue: Catalogue): Promise<Listed<ListedDoor>> {
  const { Items, After } = await officeApi().item.list.query({ Text: text, Most: most, After: after });
  const rows = await Promise.all(
    Items.map(async (wire) => {
      const item = await readDoor(wire, catalogue);
      const { LastUpdated: changed, Customer: customer, EnquiryId: enquiryId, State: state } = wire;
      return item && { item, changed, customer, enquiryId, state };
    }),
  );
  return { rows: rows.filter((row) => row !== null), after: After };
}

/** null: an item of a catalogue that this page no longer has. What the trade adds to it is here before it is drawn. */
export async function readDoor(wire: WireItem, catalogue: Catalogue): Promise<Item | null> {
  const saved = await rereadItem(wire, catalogue);
  return saved?.item ?? null;
}
