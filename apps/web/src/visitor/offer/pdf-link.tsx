import { Download } from '@door/ui/icons';
import type { Offer } from './offer-calls.ts';
import { offerMessages as t } from './messages.ts';

type PdfLinkProps = Readonly<Pick<Offer, 'PdfUrl' | 'PdfState' | 'Supplier'>>;

/** The same as a PDF, once it is made. */
export const PdfLink = ({ PdfUrl, PdfState, Supplier }: PdfLinkProps) =>
  PdfUrl === null ? (
    <p role="status">{PdfState === 'failed' ? t.pdfFailed(Supplier.Name) : t.pdfBeingMade}</p>
  ) : (
    <a className="btn btn-line" href={PdfUrl} target="_blank" rel="noreferrer">
      <Download />
      {t.pdf}
    </a>
  );
