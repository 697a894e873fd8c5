import { Button } from '@door/ui/button';
import { ArrowLeft, Download } from '@door/ui/icons';
import { Printer } from '@door/ui/office-icons';
import { useEffect } from 'react';
import { useApp } from '../../door/app/app-context.ts';
import { Link } from '../../platform/router/link.tsx';
import { words } from '../../platform/words/words.ts';
import { quoteReviewWords as says } from '../words/quote-review.ts';
import { type ShownVersion, VersionPaper } from './version-paper.tsx';
import './quote-review.css';

interface QuoteReviewProps {
  readonly id: string;
  readonly version: ShownVersion;
}

/** The bar, which is not printed, and the paper. */
export function QuoteReview({ id, version }: QuoteReviewProps) {
  const { client } = useApp();
  const { Hash, IsLatest, Paper, PdfUrl, DocumentState } = version;
  // The name of the file when it is printed into a PDF.
  useEffect(() => {
    document.title = words.windowTitle(Paper.title, client.name);
  }, [Paper, client]);
  return (
    <>
      <div className="quote-review-tools">
        <Link className="btn btn-quiet" to={`/installer/quote/${id}`}>
          <ArrowLeft />
          {Paper.title}
        </Link>
        <h1 className="sr-only">{Paper.title}</h1>
        <p role="status">
          {[
            Hash === null ? says.draft : '',
            IsLatest ? '' : says.earlier,
            DocumentState === null || DocumentState === 'ready' ? '' : says.pdfState[DocumentState],
          ].join(' ')}
        </p>
        {PdfUrl === null ? null : (
          <a className="btn btn-quiet" href={PdfUrl} target="_blank" rel="noreferrer">
            <Download />
            {says.pdf}
          </a>
        )}
        <Button look="primary" icon={<Printer />} onClick={() => print()}>
          {says.print}
        </Button>
      </div>
      <VersionPaper version={version} />
    </>
  );
}
