import type { StoredSurvey, SurveyPhoto, SurveyStore } from '@door/api/item/survey-store';
import { itemId } from '@door/domain/door/model/ids';
import { readSurveyDocument, surveyDocument } from '@door/domain/stored/survey-document';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { survey, surveyPhoto } from './schema.ts';

export function surveyStore(queries: Queries, client: number): SurveyStore {
  const isOfItem = (id: string) => and(eq(survey.clientId, client), eq(survey.itemId, id));
  const isPhotoOf = (id: string) => and(eq(surveyPhoto.clientId, client), eq(surveyPhoto.itemId, id));
  return {
    load: async (id) => {
      const [row] = await queries.select().from(survey).where(isOfItem(id));
      return row && storedOf(row);
    },
    loadAll: async (ids) => {
      if (ids.length === 0) return [];
      const isAmong = and(eq(survey.clientId, client), inArray(survey.itemId, [...ids]));
      return (await queries.select().from(survey).where(isAmong)).map(storedOf);
    },
    save: async ({ itemId: id, survey: saved, version }) => {
      const state = surveyDocument(saved);
      await queries
        .insert(survey)
        .values({ clientId: client, itemId: id, state, version })
        .onConflictDoUpdate({ target: [survey.clientId, survey.itemId], set: { state, version } });
    },
    photos: async (id) => {
      const rows = await queries
        .select()
        .from(surveyPhoto)
        .where(isPhotoOf(id))
        .orderBy(asc(surveyPhoto.addedAt), asc(surveyPhoto.id));
      return rows.map(photoOf);
    },
    addPhoto: async ({ addedAt, ...photo }) => {
      await queries.insert(surveyPhoto).values({ clientId: client, ...photo, addedAt: new Date(addedAt) });
    },
    removePhoto: async ({ itemId: of, id }) => {
      await queries.delete(surveyPhoto).where(and(isPhotoOf(of), eq(surveyPhoto.id, id)));
    },
  };
}

const storedOf = ({ itemId: of, state, version }: typeof survey.$inferSelect): StoredSurvey => ({
  itemId: itemId(of),
  survey: readSurveyDocument(state),
  version,
});

const photoOf = ({ clientId: _, ...row }: typeof surveyPhoto.$inferSelect): SurveyPhoto => ({
  ...row,
  itemId: itemId(row.itemId),
  addedAt: row.addedAt.toISOString(),
});
