import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import type { CatalogueDraft, CatalogueStore, CatalogueVersion } from '../catalogue/catalogue-store.ts';
import type { SettingsStore, SettingsVersion } from '../settings/settings-store.ts';
import type { Draft } from './fake-transactions.ts';

/** The rows of a supplier's catalogues. */
export interface CatalogueRowsOfTest {
  /** Versions after the first, newest first. */
  readonly catalogueVersions: readonly (CatalogueVersion & { readonly content: CatalogueContent })[];
  readonly catalogueDraft: CatalogueDraft | null;
  /** After the first change, newest first. */
  readonly settings: readonly SettingsVersion[];
}

export const emptyCatalogueRows: CatalogueRowsOfTest = { catalogueVersions: [], catalogueDraft: null, settings: [] };

const firstVersion = { number: 1, draftId: null, publishedAt: '2026-11-21T08:00:00.000Z', publishedBy: null, note: '' };

export function fakeCatalogues(draft: Draft): CatalogueStore {
  const change = async (rows: Partial<CatalogueRowsOfTest>) => {
    draft.now = { ...draft.now, ...rows };
  };
  const sold = async () => draft.now.catalogueVersions[0]?.number ?? firstVersion.number;
  return {
    sold,
    lockSold: sold,
    versions: async () => [...draft.now.catalogueVersions.map(({ content: _, ...version }) => version), firstVersion],
    loadDraft: async () => draft.now.catalogueDraft ?? undefined,
    addDraft: async (added) => {
      if (draft.now.catalogueDraft) return false;
      await change({ catalogueDraft: added });
      return true;
    },
    saveDraft: (saved) => change({ catalogueDraft: saved }),
    removeDraft: () => change({ catalogueDraft: null }),
    publish: (version, content) =>
      change({ catalogueVersions: [{ ...version, content }, ...draft.now.catalogueVersions] }),
    // The shape of stored catalogues is known to the server alone.
    readDocument: () => undefined,
    document: (content) => content,
  };
}

/** The settings of a test's supplier, which begin as the supplier has them. */
export function fakeSettings(draft: Draft, begun: () => ClientRow): SettingsStore {
  const first = (): SettingsVersion => ({ number: 1, client: begun(), changedAt: null, changedBy: null });
  const all = () => (draft.now.settings.length > 0 ? draft.now.settings : [first()]);
  return {
    load: async () => all()[0] ?? first(),
    versions: async (most) => all().slice(0, most),
    version: async (wanted) => all().find(({ number }) => number === wanted),
    versionsUntil: async (at, most) =>
      all()
        .filter(({ changedAt }) => changedAt === null || changedAt <= at)
        .slice(0, most),
    save: async (version) => {
      draft.now = { ...draft.now, settings: [version, ...all()] };
    },
    addLogo: async () => undefined,
    logo: async () => undefined,
  };
}
