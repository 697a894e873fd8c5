import type { DocumentSubject } from '@door/api/document/document-store';
import type { Stores } from '@door/api/ports/stores';
import { creditPaperOf } from '@door/domain/selling/credit/credit-paper';
import type { PaperKind } from '@door/domain/lib/document';
import type { OrderVersion, OrderVersionLine } from '@door/domain/selling/order/order-version';
import type { Paper } from '@door/domain/selling/quote/paper';
import { messages } from './messages.ts';

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
  'credit-note': async ({ creditNotes }, { aboutId }) => {
    const found = await creditNotes.load(aboutId);
    return (
      found && { paper: creditPaperOf(found, messages.paper), catalogueVersion: found.note.catalogueVersion, lines: [] }
    );
  },
};

/** The frozen version that a document shows. */
export const frozenPaper = (stores: Stores, { kind, ...version }: Version & { readonly kind: PaperKind }) =>
  frozenOf[kind](stores, version);
