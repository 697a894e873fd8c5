import type { EnquiryCalls, EnquiryText, SavedItem } from '../../shared/calls/door-api.ts';
import { type SavedParts, saveItem, type SavePorts } from './save-item.ts';

export interface SendPorts extends SavePorts {
  readonly calls: EnquiryCalls;
  /** Resolves with the item once every edit is saved. */
  readonly whenSaved: () => Promise<SavedItem>;
  /** From here on a reload finishes the rest. */
  readonly markSending: (saved: SavedItem) => void;
}

export interface SentEnquiry extends SavedParts {
  readonly saved: SavedItem;
}

/** Every step can be repeated: after a crash in the middle the same form is sent again. */
export async function sendEnquiry(enquiry: EnquiryText, ports: SendPorts): Promise<SentEnquiry> {
  const saved = await ports.whenSaved();
  ports.markSending(saved);
  await ports.calls.submitEnquiry(saved, enquiry);
  await ports.calls.updateItem(saved);
  return { saved, ...(await saveItem(saved, ports)) };
}
