import { isEmailAddress } from '@door/domain/lib/email-address';
import type { EnquiryForm } from '@door/domain/selling/enquiry/enquiry';
import type { Item } from '@door/domain/door/model/item';
import type { WireItem } from '@door/wire/wire-item';
import type { ItemCalls, SavedItem } from '../../shared/calls/door-api.ts';
import { type SafeStorage, tabStorage } from '../../shared/storage/storage.ts';
import type { SavedParts } from './save-item.ts';

export interface SentDesign extends SavedParts {
  readonly item: Item;
  /** Where a copy goes; '': the tab was loaded again, which keeps no address; null: what was typed is none. */
  readonly copyTo: string | null;
  readonly hasPhone: boolean;
}

/** What a reload of the tab needs. Nothing in it says who the visitor is. */
interface StoredSent extends SavedParts {
  readonly at: number;
  readonly wire: WireItem;
  readonly hasCopy: boolean;
  readonly hasPhone: boolean;
}

interface Sent extends SavedParts {
  readonly saved: SavedItem;
  readonly form: Pick<EnquiryForm, 'email' | 'phone'>;
}

/** How long a reload shows the confirmation again, ms: as long as a design in progress is kept. */
const longestStored = 24 * 60 * 60 * 1000;

const keyOf = (clientId: number) => `doorwright.sent.${String(clientId)}`;

let last: SentDesign | undefined;

/** What was sent last from this tab, for the confirmation page. */
export function setLastSent(
  { saved, form, ...parts }: Sent,
  clientId: number,
  storage: SafeStorage = tabStorage,
): void {
  const copyTo = isEmailAddress(form.email) ? form.email : null;
  const hasPhone = form.phone.trim() !== '';
  last = { ...parts, item: saved.item, copyTo, hasPhone };
  const stored: StoredSent = {
    ...parts,
    at: Date.now(),
    wire: { ...saved.wire, Address: '' },
    hasCopy: copyTo !== null,
    hasPhone,
  };
  storage.setItem(keyOf(clientId), JSON.stringify(stored));
}

/** undefined: nothing was sent since the page was loaded. */
export const lastSent = (): SentDesign | undefined => last;

/** After a reload; undefined where nothing was sent from this tab, or too long ago. */
export async function readLastSent(
  { tryRead }: Pick<ItemCalls, 'tryRead'>,
  clientId: number,
  storage: SafeStorage = tabStorage,
): Promise<SentDesign | undefined> {
  const stored = parsed(storage.getItem(keyOf(clientId)));
  if (!stored || Date.now() - stored.at > longestStored) return undefined;
  const { wire, hasCopy, hasPhone, pictures, problems } = stored;
  const saved = await tryRead(wire);
  return saved && { item: saved.item, copyTo: hasCopy ? '' : null, hasPhone, pictures, problems };
}

export function forgetLastSent(clientId: number, storage: SafeStorage = tabStorage): void {
  last = undefined;
  storage.removeItem(keyOf(clientId));
}

/** An older version of the page may have stored another shape: what does not fit is ignored. */
function parsed(text: string | null): StoredSent | undefined {
  try {
    const stored: Partial<StoredSent> = JSON.parse(text ?? '{}');
    const { at, wire, hasCopy, hasPhone, pictures, problems } = stored;
    if (typeof at !== 'number' || typeof wire !== 'object' || !Array.isArray(problems)) return undefined;
    return { at, wire, problems, hasCopy: hasCopy === true, hasPhone: hasPhone === true, pictures: Number(pictures) };
  } catch {
    return undefined;
  }
}
