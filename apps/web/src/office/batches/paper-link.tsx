import type { DocumentKind } from '@door/domain/lib/document';
import { useQuery } from '@tanstack/react-query';
import { askAgainAfter } from '../../designer/paper/picture-urls.ts';
import { trpc } from '../queries/query-client.ts';
import { batchesMessages } from '../messages/batches.ts';

const { papers: t } = batchesMessages;

/** The address of a PDF is valid for ten minutes; before that it is asked for again, ms. */
const renewAfter = 8 * 60_000;

interface PaperLinkProps {
  readonly kind: Extract<DocumentKind, 'batch-book' | 'batch-labels' | 'batch-labels-a4'>;
  /** Of the batch; its papers are made at the release. */
  readonly batch: string;
}

/** A PDF of a batch: that it is being made, then a link to it; nothing for a batch without. */
export function PaperLink({ kind, batch }: PaperLinkProps) {
  const { data } = useQuery({
    ...trpc.document.getDocument.queryOptions({ Kind: kind, Id: batch }),
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
