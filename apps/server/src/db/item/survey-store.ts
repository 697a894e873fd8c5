import type { StoredSurvey, SurveyStore } from '@door/api/item/survey-store';
import { itemId } from '@door/domain/door/model/ids';
import { readSurveyDocument, surveyDocument } from '@door/domain/stored/survey-document';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { survey, surveyPhoto } from './schema.ts';

export function surveyStore(queries: Queries, client: number): SurveyStore {
  const isOfItem = (id: string) => and(eq(survey.clientId, client), eq(survey.itemId, id));
  const isOwnPhoto = eq(surveyPhoto.clientId, client);
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
    photos: async (of) => {
      if (of.length === 0) return [];
      const rows = await queries
        .select()
        .from(surveyPhoto)
        .where(and(isOwnPhoto, inArray(surveyPhoto.itemId, [...of])))
        .orderBy(asc(surveyPhoto.addedAt), asc(surveyPhoto.id));
      return rows.map(({ itemId: of_, addedAt, id, addedBy }) => ({
        of: of_,
        id,
        addedBy,
        addedAt: addedAt.toISOString(),
      }));
    },
    addPhoto: async ({ of, id, addedBy, addedAt }) => {
      const photo = { itemId: of, id, addedBy, addedAt: new Date(addedAt) };
      await queries.insert(surveyPhoto).values({ clientId: client, ...photo });
    },
    removePhoto: async ({ of, id }) => {
      await queries.delete(surveyPhoto).where(and(isOwnPhoto, eq(surveyPhoto.itemId, of), eq(surveyPhoto.id, id)));
    },
  };
}

const storedOf = ({ itemId: of, state, version }: typeof survey.$inferSelect): StoredSurvey => ({
  itemId: itemId(of),
  survey: readSurveyDocument(state),
  version,
});
