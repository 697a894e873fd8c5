import type { EnquiryCalls, EnquiryText, SavedItem } from '../../platform/calls/door-api.ts';
import { saveItem, type SavePorts } from './save-item.ts';

export interface SendPorts extends SavePorts {
  readonly calls: EnquiryCalls;
  /** Resolves with the item once every edit is saved. */
  readonly whenSaved: () => Promise<SavedItem>;
  /** From here on a reload finishes the rest. */
  readonly markSending: (saved: SavedItem) => void;
}

export interface SentEnquiry {
  readonly saved: SavedItem;
  /** Stock codes of the lines in error in the bill of materials. */
  readonly problems: readonly string[];
}

/** Every step can be repeated: after a crash in the middle the same form is sent again. */
export async function sendEnquiry(enquiry: EnquiryText, ports: SendPorts): Promise<SentEnquiry> {
  const saved = await ports.whenSaved();
  ports.markSending(saved);
  await ports.calls.submitEnquiry(saved, enquiry);
  await ports.calls.updateItem(saved);
  return { saved, problems: await saveItem(saved, ports) };
}
