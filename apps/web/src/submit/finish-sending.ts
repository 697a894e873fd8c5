import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { DoorApi, SavedItem } from '../api/door-api.ts';
import type { DesignerStore } from '../designer/designer-store.ts';
import { pictureOf } from '../preview/png.ts';
import { forgetForm } from './kept-form.ts';
import { saveItem } from './save-item.ts';
import { rememberSent } from './sent.ts';

/** The enquiry had arrived when the page went away: what belongs to it follows now, without a second enquiry. */
export async function finishSending(
  saved: SavedItem,
  { api, catalogue, store }: { readonly api: DoorApi; readonly catalogue: Catalogue; readonly store: DesignerStore },
): Promise<void> {
  let problems: readonly string[] = [];
  try {
    problems = await saveItem(saved, {
      calls: api.enquiry,
      pictureOf: (side) => pictureOf(saved.item, catalogue, side),
      alert: () => undefined,
      onBusy: () => undefined,
    });
  } finally {
    store.startOver();
    forgetForm();
    rememberSent({ item: saved.item, email: '', problems });
    location.hash = '/confirmation';
  }
}
