import type { EnquiryCalls, EnquiryText, SavedItem } from '../api/door-api.ts';
import { saveItem, type SavePorts } from './save-item.ts';

export interface SendPorts extends SavePorts {
  readonly calls: EnquiryCalls;
  /** The item once the server has every choice. */
  readonly whenSaved: () => Promise<SavedItem>;
  /** From here on a reload finishes what is left. */
  readonly beginSending: (saved: SavedItem) => void;
}

export interface SentEnquiry {
  readonly saved: SavedItem;
  /** Stock codes of what the bill of materials could not resolve. */
  readonly problems: readonly string[];
}

/** Every step may be repeated: after a crash in the middle the same form is simply sent again. */
export async function sendEnquiry(enquiry: EnquiryText, ports: SendPorts): Promise<SentEnquiry> {
  const saved = await ports.whenSaved();
  ports.beginSending(saved);
  await ports.calls.submitEnquiry(saved, enquiry);
  await ports.calls.updateItem(saved);
  return { saved, problems: await saveItem(saved, ports) };
}
