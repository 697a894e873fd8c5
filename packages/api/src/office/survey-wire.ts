import type { Measure, Survey } from '@door/domain/survey/survey';
import type { SurveyPhoto } from '../ports/office.ts';
import type { StoredItem } from '../ports/shop.ts';
import type { Names } from './names.ts';
import type { WirePerson } from './to-wire.ts';

/** What was measured, in mm; null is not measured yet. Left and right are seen from outside. */
export interface WireSurvey {
  readonly Widths: readonly [Measure, Measure, Measure];
  readonly Heights: readonly [Measure, Measure, Measure];
  readonly Diagonals: readonly [Measure, Measure];
  readonly Reveals: { readonly Left: Measure; readonly Right: Measure; readonly Top: Measure };
  readonly Notes: string;
  /** The tick 'Measurements final'. */
  readonly Final: boolean;
}

interface KnownSurvey {
  readonly survey: Survey;
  readonly version: number;
  readonly item: StoredItem;
  /** Who ticked 'final'; null while nobody has. */
  readonly finalBy: string | null;
  readonly photos: readonly SurveyPhoto[];
}

export const surveyToWire = ({ survey, version, item, finalBy, photos }: KnownSurvey, names: Names) => ({
  ItemId: item.item.id,
  Survey: { ...measuresToWire(survey), Final: item.measuredAt !== null } satisfies WireSurvey,
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

const measuresToWire = ({ widths, heights, diagonals, reveals, notes }: Survey) => ({
  Widths: widths,
  Heights: heights,
  Diagonals: diagonals,
  Reveals: { Left: reveals.left, Right: reveals.right, Top: reveals.top },
  Notes: notes,
});

export const surveyFromWire = ({ Widths, Heights, Diagonals, Reveals, Notes }: Omit<WireSurvey, 'Final'>): Survey => ({
  widths: Widths,
  heights: Heights,
  diagonals: Diagonals,
  reveals: { left: Reveals.Left, right: Reveals.Right, top: Reveals.Top },
  notes: Notes,
});
