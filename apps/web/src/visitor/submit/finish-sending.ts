import type { SavedItem } from '../../shared/calls/door-api.ts';
import type { AppServices } from '../../designer/app/app-context.ts';
import { doorPng } from '../../designer/pictures/door-png.ts';
import { readStoredForm, removeStoredForm } from './stored-form.ts';
import { type SavedParts, type SavePorts, saveItem } from './save-item.ts';
import { setLastSent } from './sent-enquiry.ts';

type Services = Pick<AppServices, 'api' | 'catalogue' | 'session' | 'store'>;
/** What needs a browser: making a picture, and a message in a window of its own. */
type Page = Pick<SavePorts, 'pictureOf' | 'alert'>;

/** The page was closed after the enquiry had arrived: saves the pictures and the bill of materials, without a second enquiry. */
export async function finishSending(
  saved: SavedItem,
  services: Services,
  page: Page = pageOf(saved, services.catalogue),
): Promise<void> {
  const { api, store } = services;
  const form = readStoredForm();
  let parts: SavedParts = { pictures: 0, problems: [] };
  try {
    const late = form.housePicture ? await import('../own-house/house-sending.ts') : null;
    const house = late && late.houseSending(() => saved.item, services);
    parts = await saveItem(saved, { ...page, house, calls: api.enquiry, onProgress: () => undefined });
  } finally {
    store.startOver();
    removeStoredForm();
    setLastSent({ ...parts, saved, form }, services.session.clientId);
    location.hash = '/confirmation';
  }
}

const pageOf = (saved: SavedItem, catalogue: Services['catalogue']): Page => ({
  pictureOf: (side) => doorPng({ item: saved.item, catalogue, side }),
  alert: (message) => alert(message),
});
