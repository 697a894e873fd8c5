import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';

/** The catalogue that is being prepared; a supplier has one at most. */
export interface CatalogueDraft {
  readonly id: string;
  /** The version that was sold when it was begun. */
  readonly basedOn: number;
  readonly content: CatalogueContent;
  /** ISO 8601; changes with each change. */
  readonly updatedAt: string;
  /** Account. */
  readonly updatedBy: string;
}

/** A version of a catalogue without its rows. */
export interface CatalogueVersion {
  readonly number: number;
  /** The draft that it was; null: it came with the supplier. */
  readonly draftId: string | null;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly publishedBy: string | null;
  /** The note of whoever published it. */
  readonly note: string;
}

/** What a supplier sells, version by version, and what it prepares. A version can be read, never changed or removed. */
export interface CatalogueStore {
  /** The number of the version that is sold. */
  sold(): Promise<number>;
  /** The same, and locks it until the transaction ends: of two that publish, one waits. */
  lockSold(): Promise<number>;
  /** Newest first. */
  versions(): Promise<readonly CatalogueVersion[]>;
  /** Locks the draft until the transaction ends. */
  loadDraft(): Promise<CatalogueDraft | undefined>;
  /** False: there is one already, which stays as it is. */
  addDraft(draft: CatalogueDraft): Promise<boolean>;
  /** Of the draft that was loaded. */
  saveDraft(draft: CatalogueDraft): Promise<void>;
  removeDraft(): Promise<void>;
  /** The version is sold from the end of the transaction on. */
  publish(version: CatalogueVersion, content: CatalogueContent): Promise<void>;
  /** The catalogue of an exported document of any version; undefined for what is none. Its rows are not checked. */
  readDocument(document: unknown): CatalogueContent | undefined;
  /** As it is exported. */
  document(content: CatalogueContent): object;
}
