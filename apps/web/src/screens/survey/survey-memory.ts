import type { WireSurvey } from '@door/wire/survey-wire';
import type { Kept } from '../../kept.ts';

/** What was measured and has not reached the server yet, and which version it was measured on. */
interface Unsaved {
  readonly mine: WireSurvey;
  readonly base: WireSurvey;
  readonly version: number;
}

export interface SurveyMemory {
  read(): Unsaved | undefined;
  write(unsaved: Unsaved): void;
  forget(): void;
}

/** Each item for itself: a surveyor measures several doors on one round. */
export function surveyMemory(storage: Kept, item: { readonly clientId: number; readonly id: string }): SurveyMemory {
  const key = `doorwright.survey.${item.clientId}.${item.id}`;
  return {
    read: () => parsed(storage.getItem(key)),
    write: (unsaved) => storage.setItem(key, JSON.stringify(unsaved)),
    forget: () => storage.removeItem(key),
  };
}

/** Only this page writes here, but an older version of it may have written something else. */
function parsed(text: string | null): Unsaved | undefined {
  try {
    const { mine, base, version } = JSON.parse(text ?? '{}');
    const isWhole = [mine, base].every((each) => Array.isArray(each?.Widths) && Array.isArray(each?.Heights));
    return isWhole && typeof version === 'number' ? { mine, base, version } : undefined;
  } catch {
    return undefined;
  }
}
