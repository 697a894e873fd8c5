import { emptySurvey } from '@door/domain/making/survey/survey';
import { surveyToWire, type WireSurvey } from '@door/wire/survey-wire';
import type { SafeStorage } from '../../shared/storage/storage.ts';
import { type DraftStorage, draftStorage } from '../queries/draft-storage.ts';

/** A survey with changes that have not reached the server, and the version that was changed. */
interface Unsaved {
  readonly mine: WireSurvey;
  readonly base: WireSurvey;
  readonly version: number;
}

export type UnsavedSurveyStorage = DraftStorage<Unsaved>;

/** The unsaved survey of one item on this device. */
export const unsavedSurveyStorage = (
  storage: SafeStorage,
  item: { readonly clientId: number; readonly id: string },
): UnsavedSurveyStorage =>
  draftStorage({
    storage,
    kind: 'survey',
    item,
    parse: ({ mine, base, version }) =>
      isSurvey(mine) && isSurvey(base) && typeof version === 'number' ? { mine, base, version } : undefined,
  });

const parts = Object.keys(surveyToWire(emptySurvey, { isFinal: false }));

const isSurvey = (value: unknown): value is WireSurvey =>
  typeof value === 'object' && value !== null && parts.every((part) => part in value);
