import type { EnquiryCalls, EnquiryText, SavedItem } from '../api/door-api.ts';
import { saveItem, type SavePorts } from './save-item.ts';

export interface SendPorts extends SavePorts {
  readonly calls: EnquiryCalls;
  /** The item once the server has every choice. */
  readonly whenSaved: () => Promise<SavedItem>;
  /** From here on a reload finishes what is left. */
  readonly beginSending: (saved: SavedItem) => void;
}

/** Every step may be repeated: after a crash in the middle the same form is simply sent again. */
export async function sendEnquiry(enquiry: EnquiryText, ports: SendPorts): Promise<SavedItem> {
  const saved = await ports.whenSaved();
  ports.beginSending(saved);
  await ports.calls.submitEnquiry(saved, enquiry);
  await ports.calls.updateItem(saved);
  await saveItem(saved, ports);
  return saved;
}
