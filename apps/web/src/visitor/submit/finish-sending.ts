import type { SavedItem } from '../../platform/calls/door-api.ts';
import type { AppServices } from '../../door/app/app-context.ts';
import { doorPng } from '../../door/pictures/door-png.ts';
import { readStoredForm, removeStoredForm } from './stored-form.ts';
import { type SavePorts, saveItem } from './save-item.ts';
import { setLastSent } from './sent-enquiry.ts';

type Services = Pick<AppServices, 'api' | 'rules' | 'store'>;
/** What needs a browser: making a picture, and a message in a window of its own. */
type Page = Pick<SavePorts, 'pictureOf' | 'alert'>;

/** The page was closed after the enquiry had arrived: saves the pictures and the bill of materials, without a second enquiry. */
export async function finishSending(
  saved: SavedItem,
  { api, rules, store }: Services,
  page: Page = pageOf(saved, rules),
): Promise<void> {
  const { email, phone } = readStoredForm();
  let problems: readonly string[] = [];
  try {
    problems = await saveItem(saved, { ...page, calls: api.enquiry, onProgress: () => undefined });
  } finally {
    store.startOver();
    removeStoredForm();
    setLastSent({ item: saved.item, email, phone, problems });
    location.hash = '/confirmation';
  }
}

const pageOf = (saved: SavedItem, rules: Services['rules']): Page => ({
  pictureOf: (side) => doorPng({ item: saved.item, catalogue: rules.catalogue, drawers: rules.drawers(), side }),
  alert: (message) => alert(message),
});
