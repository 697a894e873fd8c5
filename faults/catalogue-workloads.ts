import { randomUUID } from 'node:crypto';
import { aName, type Callers, type Workload } from './workload.ts';

interface Content {
  readonly Draft: { readonly Id: string; readonly LastUpdated: string } | null;
}

const contentNow = ({ office }: Callers) => office.query<Content>('catalogue.getContent', undefined);

/** A draft of the catalogue in which one price is new. */
async function aCatalogueDraft(callers: Callers): Promise<{ readonly Id: string; readonly LastUpdated: string }> {
  const earlier = (await contentNow(callers)).Draft;
  if (earlier) await callers.office.mutate('catalogue.discardDraft', { DraftId: earlier.Id });
  const Value = (1 + Math.floor(Math.random() * 9999) / 100).toFixed(2);
  await callers.office.mutate('catalogue.setPrice', { DraftId: randomUUID(), Code: 'piece.KN-URN', Value });
  const { Draft } = await contentNow(callers);
  if (!Draft) throw new Error('There is no draft of the catalogue.');
  return Draft;
}

export const publish: Workload = {
  name: 'publish',
  isOnCatalogueDraft: true,
  prepare: async (callers) => {
    const { Id: DraftId, LastUpdated } = await aCatalogueDraft(callers);
    return {
      send: ({ office }) => office.mutate('catalogue.publish', { DraftId, LastUpdated, Note: 'A price is new.' }),
      isThere: async (now) => (await contentNow(now)).Draft === null,
    };
  },
};

export const importRows: Workload = {
  name: 'import',
  hasAnswersOfItsOwn: true,
  isOnCatalogueDraft: true,
  prepare: async (callers) => {
    const { Id: DraftId } = await aCatalogueDraft(callers);
    const named = `Harbour ${aName().slice(0, 9)}`;
    const designs = ({ office }: Callers) =>
      office.query<{ readonly Csv: string }>('catalogue.exportRows', { Kind: 'designs' });
    const [, firstDesign = ''] = (await designs(callers)).Csv.split('\r\n');
    const Csv = `id,name\r\n${firstDesign.split(',')[0] ?? ''},${named}\r\n`;
    return {
      send: ({ office }) => office.mutate('catalogue.importRows', { DraftId, Kind: 'designs', Csv, DryRun: false }),
      isThere: async (now) => (await designs(now)).Csv.includes(named),
    };
  },
};
