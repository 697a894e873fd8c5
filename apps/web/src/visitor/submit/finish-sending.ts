import type { SavedItem } from '../../platform/calls/door-api.ts';
import type { AppServices } from '../../door/app/app-context.ts';
import { doorPng } from '../../door/pictures/door-png.ts';
import { readStoredForm, removeStoredForm } from './stored-form.ts';
import { saveItem } from './save-item.ts';
import { setLastSent } from './sent-enquiry.ts';

/** The page was closed after the enquiry had arrived: saves the pictures and the bill of materials, without a second enquiry. */
export async function finishSending(
  saved: SavedItem,
  { api, rules, store }: Pick<AppServices, 'api' | 'rules' | 'store'>,
): Promise<void> {
  const { email, phone } = readStoredForm();
  let problems: readonly string[] = [];
  try {
    problems = await saveItem(saved, {
      calls: api.enquiry,
      pictureOf: (side) => doorPng({ item: saved.item, catalogue: rules.catalogue, drawers: rules.drawers(), side }),
      alert: (message) => alert(message),
      onProgress: () => undefined,
    });
  } finally {
    store.startOver();
    removeStoredForm();
    setLastSent({ item: saved.item, email, phone, problems });
    location.hash = '/confirmation';
  }
}
