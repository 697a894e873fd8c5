import type { WireSurvey } from '@door/wire/survey-wire';
import type { SafeStorage } from '../../platform/storage/storage.ts';

/** A survey with changes that have not reached the server, and the version that was changed. */
interface Unsaved {
  readonly mine: WireSurvey;
  readonly base: WireSurvey;
  readonly version: number;
}

export interface UnsavedSurveyStorage {
  read(): Unsaved | undefined;
  write(unsaved: Unsaved): void;
  remove(): void;
}

/** The unsaved survey of one item on this device. Each item has an entry of its own. */
export function unsavedSurveyStorage(
  storage: SafeStorage,
  item: { readonly clientId: number; readonly id: string },
): UnsavedSurveyStorage {
  const key = `doorwright.survey.${item.clientId}.${item.id}`;
  return {
    read: () => parsed(storage.getItem(key)),
    write: (unsaved) => storage.setItem(key, JSON.stringify(unsaved)),
    remove: () => storage.removeItem(key),
  };
}

/** An entry that an older version of the page wrote in another shape counts as none. */
function parsed(text: string | null): Unsaved | undefined {
  try {
    const { mine, base, version } = JSON.parse(text ?? '{}');
    const isWhole = [mine, base].every((each) => Array.isArray(each?.Widths) && Array.isArray(each?.Heights));
    return isWhole && typeof version === 'number' ? { mine, base, version } : undefined;
  } catch {
    return undefined;
  }
}
