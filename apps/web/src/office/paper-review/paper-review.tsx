import type { DocumentState } from '@door/domain/lib/document';
import { Button } from '@door/ui/button';
import { ArrowLeft, Download } from '@door/ui/icons';
import { Printer } from '@door/ui/office-icons';
import { type ReactNode, useEffect } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { Link } from '../../shared/router/link.tsx';
import type { PagePath } from '../../shared/router/paths.ts';
import { messages } from '../../shared/messages/messages.ts';
import { paperReviewMessages as t } from '../messages/quotes.ts';
import { FrozenPaper, type ShownPaper } from './frozen-paper.tsx';
import './paper-review.css';

interface PaperReviewProps {
  /** The page of what the paper is about. */
  readonly back: PagePath;
  readonly version: ShownPaper & {
    readonly PdfUrl: string | null;
    readonly DocumentState: DocumentState | null;
    /** How many are made before it. */
    readonly DocumentsBefore: number;
  };
  /** What people have to know about it, beside how far its PDF is. */
  readonly standing: readonly string[];
  /** More that can be done with it. */
  readonly acts?: ReactNode;
  /** What stands above the paper and is not printed. */
  readonly notice?: ReactNode;
}

/** The bar, which is not printed, and the paper. */
export function PaperReview({ back, version, standing, acts, notice }: PaperReviewProps) {
  const { client } = useApp();
  const { Paper, PdfUrl, DocumentState, DocumentsBefore } = version;
  // The name of the file when it is printed into a PDF.
  useEffect(() => {
    document.title = messages.windowTitle(Paper.title, client.name);
  }, [Paper, client]);
  const pdf = t.pdfText(DocumentState, DocumentsBefore);
  return (
    <>
      <div className="paper-review-tools">
        <Link className="btn btn-quiet" to={back}>
          <ArrowLeft />
          {Paper.title}
        </Link>
        <h1 className="sr-only">{Paper.title}</h1>
        <p role="status">{[...standing, pdf].filter((each) => each !== '').join(' ')}</p>
        {acts}
        {PdfUrl === null ? null : (
          <a className="btn btn-quiet" href={PdfUrl} target="_blank" rel="noreferrer">
            <Download />
            {t.pdf}
          </a>
        )}
        <Button look="primary" icon={<Printer />} onClick={() => print()}>
          {t.print}
        </Button>
      </div>
      {notice}
      <FrozenPaper version={version} />
    </>
  );
}
