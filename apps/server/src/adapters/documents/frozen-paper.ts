import type { DocumentSubject } from '@door/api/ports/document-store';
import type { Stores } from '@door/api/ports/stores';
import type { PaperKind } from '@door/domain/model/document';
import type { OrderVersion, OrderVersionLine } from '@door/domain/order/order-version';
import type { Paper } from '@door/domain/quote/paper';

/** What a PDF with doors is made of: nothing of it can change. */
export interface FrozenPaper {
  readonly paper: Paper;
  readonly catalogueVersion: number;
  /** By the order of the positions. */
  readonly lines: readonly OrderVersionLine[];
}

type Version = Pick<DocumentSubject, 'aboutId' | 'version'>;
type Frozen = (stores: Stores, version: Version) => Promise<FrozenPaper | undefined>;

const orderOf =
  (paperOf: (frozen: OrderVersion) => Paper): Frozen =>
  async ({ orderVersions }, { aboutId, version }) => {
    const found = await orderVersions.find(aboutId, version);
    return found && { ...found.frozen, paper: paperOf(found.frozen) };
  };

const frozenOf: Readonly<Record<PaperKind, Frozen>> = {
  quote: async ({ quoteVersions }, { aboutId, version }) => (await quoteVersions.find(aboutId, version))?.frozen,
  order: orderOf(({ paper }) => paper),
  'trade-order': orderOf(({ tradePaper }) => tradePaper),
};

/** The frozen version that a document shows. */
export const frozenPaper = (stores: Stores, { kind, ...version }: Version & { readonly kind: PaperKind }) =>
  frozenOf[kind](stores, version);
