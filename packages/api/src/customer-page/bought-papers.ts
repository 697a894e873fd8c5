import { dayOf } from '../pricing/price-lists.ts';
import { addressesOfVersion } from '../document/addresses-of-version.ts';
import type { DocumentSubject } from '../document/document-store.ts';
import type { CallScope } from '../procedure.ts';
import { documentOf } from '../quote/send-quote.ts';
import type { Bought } from './bought.ts';

interface Paper {
  readonly kind: 'quote' | 'confirmation' | 'credit note';
  readonly number: number;
  /** ISO 8601. */
  readonly at: string;
  readonly document: DocumentSubject;
}

/** What was sent, confirmed and credited, the last first; each with the address of its PDF for ten minutes, null while it is being made. */
export async function boughtPapersToWire(ctx: CallScope, bought: Bought) {
  const papers = [...(await quotePapers(ctx, bought)), ...(await orderPapers(ctx, bought))];
  const wire = [];
  for (const { kind, number, at, document } of papers.toSorted((one, other) => (one.at < other.at ? 1 : -1))) {
    const { PdfUrl } = await addressesOfVersion(ctx, document);
    wire.push({ Kind: kind, Number: number, On: dayOf(ctx, at), PdfUrl });
  }
  return wire;
}

async function quotePapers({ stores }: CallScope, { sale }: Bought): Promise<readonly Paper[]> {
  if (sale.kind === 'order') return [];
  return (await stores.quoteVersions.of([sale.id])).map(({ version, sentAt }) => ({
    ...({ kind: 'quote', number: version, at: sentAt } as const),
    document: documentOf(sale.id, version),
  }));
}

async function orderPapers({ stores }: CallScope, bought: Bought): Promise<readonly Paper[]> {
  if (bought.kind === 'accepted') return [];
  const { id } = bought.order;
  const versions = (await stores.orderVersions.of(id)).map(({ version, confirmedAt }) => ({
    ...({ kind: 'confirmation', number: version, at: confirmedAt } as const),
    document: { kind: 'order', aboutId: id, version } as const,
  }));
  const credits = (await stores.creditNotes.ofOrder(id)).map((credit) => ({
    ...({ kind: 'credit note', number: credit.number, at: credit.issuedAt } as const),
    document: { kind: 'credit-note', aboutId: credit.id, version: 1 } as const,
  }));
  return [...versions, ...credits];
}
