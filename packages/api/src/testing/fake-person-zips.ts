import type { PersonZip, PersonZipStore } from '../customer/person-zip-store.ts';
import type { Draft } from './fake-transactions.ts';

export interface ZipRows {
  readonly personZips: readonly PersonZip[];
}

export const emptyZipRows: ZipRows = { personZips: [] };

/** Zips of a supplier; one that failed says so at once. */
export function fakePersonZips(draft: Draft): PersonZipStore {
  const put = (personZips: readonly PersonZip[]) => {
    draft.now = { ...draft.now, personZips };
  };
  const load = async (id: string) => draft.now.personZips.find((each) => each.id === id);
  const change = async (id: string, changes: Partial<PersonZip>) =>
    put(draft.now.personZips.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  return {
    begin: async (zip) =>
      put([...draft.now.personZips, { ...zip, state: 'being made', done: 0, files: 0, leftOut: 0, size: 0 }]),
    load,
    of: async ({ about, aboutId }) =>
      draft.now.personZips.find((each) => each.about === about && each.aboutId === aboutId),
    progress: change,
    finish: async (id, made) => {
      await change(id, { ...made, done: made.files, state: 'ready' });
      return (await load(id)) !== undefined;
    },
    failOnce: (id) => change(id, { state: 'failed' }),
    beginAgain: (id) => change(id, { state: 'being made' }),
    remove: async (subjects) => {
      const isOf = ({ about, aboutId }: PersonZip) =>
        subjects.some((each) => each.about === about && each.aboutId === aboutId);
      const removed = draft.now.personZips.filter(isOf);
      put(draft.now.personZips.filter((each) => !removed.includes(each)));
      return removed.map(({ blob }) => blob);
    },
  };
}
