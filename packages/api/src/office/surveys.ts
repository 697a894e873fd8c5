import { isFinal, measurements } from '@door/domain/history/change';
import { finalSurvey, hasSameMeasures } from '@door/domain/survey/final';
import { emptySurvey, type Survey } from '@door/domain/survey/survey';
import { alike } from '@door/domain/shared/alike';
import { refused } from '@door/domain/shared/outcome';
import type { CallScope } from '../gate.ts';
import { insist } from '../insist.ts';
import type { KeptSurvey } from '../ports/office.ts';
import type { StoredItem } from '../ports/shop.ts';
import { words } from '../words.ts';
import { knownSurveyToWire } from './known-survey.ts';
import { namesIn } from './names.ts';
import { record } from './record.ts';

/** Nobody has measured yet: a survey without numbers, of version 0. */
export const surveyOf = async ({ shop }: CallScope, { item }: StoredItem): Promise<KeptSurvey> =>
  (await shop.surveys.load(item.id)) ?? { itemId: item.id, survey: emptySurvey, version: 0 };

/** The survey as it is now, with who declared it final and its photos. */
export async function answerSurvey(ctx: CallScope, item: StoredItem) {
  const { survey, version } = await surveyOf(ctx, item);
  const lines =
    item.measuredAt === null ? [] : await ctx.shop.history.of([{ about: 'item', aboutId: item.item.id }], 500);
  const finalBy = lines.find(isFinal)?.who ?? null;
  const photos = await ctx.shop.surveys.photos(item.item.id);
  return knownSurveyToWire({ survey, version, item, finalBy, photos }, await namesIn(ctx));
}

interface Wanted {
  readonly survey: Survey;
  readonly isFinal: boolean;
  /** Which one the person had before them. */
  readonly version: number;
}

/** Keeps what was measured, and whether it is final. What was measured on an older version overwrites nothing. */
export async function keepSurvey(ctx: CallScope, item: StoredItem, wanted: Wanted): Promise<StoredItem> {
  const kept = await surveyOf(ctx, item);
  const wasFinal = item.measuredAt !== null;
  if (wasFinal === wanted.isFinal && alike(kept.survey, wanted.survey)) return item;
  if (kept.version !== wanted.version) insist(refused('survey.changed-elsewhere', words.survey.changedElsewhere));
  if (wanted.isFinal) insist(finalSurvey(wanted.survey));
  await ctx.shop.surveys.save({ ...kept, survey: wanted.survey, version: kept.version + 1 });
  const stillStands = wasFinal && wanted.isFinal && hasSameMeasures(kept.survey, wanted.survey);
  if (stillStands || (!wasFinal && !wanted.isFinal)) return item;
  const open = wasFinal ? await reopen(ctx, item, wanted.isFinal ? words.survey.measured : '') : item;
  return wanted.isFinal ? declareFinal(ctx, open) : save(ctx, open);
}

/** Sizes or design changed after the tick: somebody has to look again. Whoever has the survey open hears of it. */
export async function reopenMeasurements(ctx: CallScope, item: StoredItem): Promise<StoredItem> {
  const kept = await surveyOf(ctx, item);
  await ctx.shop.surveys.save({ ...kept, version: kept.version + 1 });
  return reopen(ctx, item, words.survey.designChanged);
}

async function reopen(ctx: CallScope, item: StoredItem, reason: string): Promise<StoredItem> {
  const { final, open } = measurements;
  await record(ctx, [{ about: 'item', aboutId: item.item.id, kind: 'measurements', from: final, to: open, reason }]);
  return { ...item, measuredAt: null };
}

async function declareFinal(ctx: CallScope, item: StoredItem): Promise<StoredItem> {
  const { final, open } = measurements;
  await record(ctx, [{ about: 'item', aboutId: item.item.id, kind: 'measurements', from: open, to: final }]);
  return save(ctx, { ...item, measuredAt: ctx.clock.now().toISOString() });
}

async function save({ shop }: CallScope, item: StoredItem): Promise<StoredItem> {
  await shop.items.save(item);
  return item;
}
