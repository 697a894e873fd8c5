import type { EnquiryCalls, EnquiryText, SavedItem } from '../api/door-api.ts';
import { saveItem, type SavePorts } from './save-item.ts';

export interface SendPorts extends SavePorts {
  readonly calls: EnquiryCalls;
  /** The item once the server has every choice. */
  readonly whenSaved: () => Promise<SavedItem>;
}

/** Every step may be repeated: after a crash in the middle the same form is simply sent again. */
export async function sendEnquiry(enquiry: EnquiryText, ports: SendPorts): Promise<SavedItem> {
  const saved = await ports.whenSaved();
  await ports.calls.submitEnquiry(saved, enquiry);
  await ports.calls.updateItem(saved);
  await saveItem(saved, ports);
  return saved;
}
