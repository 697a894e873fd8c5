import type { Survey } from '@door/domain/survey/survey';
import { surveyToWire } from '@door/wire/survey-wire';
import type { SurveyPhoto } from '../ports/office.ts';
import type { StoredItem } from '../ports/shop.ts';
import type { Names } from './names.ts';
import type { WirePerson } from './to-wire.ts';

interface KnownSurvey {
  readonly survey: Survey;
  readonly version: number;
  readonly item: StoredItem;
  /** Who ticked 'final'; null while nobody has. */
  readonly finalBy: string | null;
  readonly photos: readonly SurveyPhoto[];
}

/** The survey with all that stands beside it. */
export const knownSurveyToWire = ({ survey, version, item, finalBy, photos }: KnownSurvey, names: Names) => ({
  ItemId: item.item.id,
  Survey: surveyToWire(survey, { isFinal: item.measuredAt !== null }),
  Version: version,
  FinalAt: item.measuredAt,
  FinalBy: finalBy === null ? null : ({ UserId: finalBy, Name: names(finalBy) } satisfies WirePerson),
  Photos: photos.map(({ id, url, addedAt, addedBy }) => ({
    Id: id,
    Url: url,
    AddedAt: addedAt,
    AddedBy: { UserId: addedBy, Name: names(addedBy) } satisfies WirePerson,
  })),
});
