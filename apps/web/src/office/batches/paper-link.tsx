import type { DocumentKind } from '@door/domain/lib/document';
import { useQuery } from '@tanstack/react-query';
import { askAgainAfter } from '../../designer/paper/picture-urls.ts';
import { trpc } from '../queries/query-client.ts';
import { batchesMessages } from '../messages/batches.ts';

const { papers: t } = batchesMessages;

/** The address of a PDF is valid for ten minutes; before that it is asked for again, ms. */
const renewAfter = 8 * 60_000;

interface PaperLinkProps {
  readonly kind: Extract<DocumentKind, 'batch-book' | 'batch-labels' | 'batch-labels-a4' | 'purchase'>;
  /** Id of the batch, whose papers are made at the release, or of the purchase, whose is when it is sent. */
  readonly about: string;
}

/** A PDF of a batch or a purchase: that it is being made, then a link to it; nothing where there is none. */
export function PaperLink({ kind, about }: PaperLinkProps) {
  const { data } = useQuery({
    ...trpc.document.getDocument.queryOptions({ Kind: kind, Id: about }),
    refetchInterval: ({ state }) => (state.data ? askAgainAfter(state.data.State) || renewAfter : false),
  });
  if (!data) return null;
  if (data.Url === null) {
    const name = t.names[kind];
    const text = data.State === 'failed' ? t.failed(name) : t.beingMade(name, data.DocumentsBefore);
    return <span role="status">{text}</span>;
  }
  return (
    <a className="btn btn-line btn-sm" href={data.Url} target="_blank" rel="noreferrer">
      {t.names[kind]}
    </a>
  );
}
