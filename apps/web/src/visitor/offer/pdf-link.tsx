import { Download } from '@door/ui/icons';
import type { Offer } from './offer-calls.ts';
import { offerWords as says } from './words.ts';

type PdfLinkProps = Readonly<Pick<Offer, 'PdfUrl' | 'PdfState' | 'Supplier'>>;

/** The same as a PDF, once it is made. */
export const PdfLink = ({ PdfUrl, PdfState, Supplier }: PdfLinkProps) =>
  PdfUrl === null ? (
    <p role="status">{PdfState === 'failed' ? says.pdfFailed(Supplier.Name) : says.pdfBeingMade}</p>
  ) : (
    <a className="btn btn-line" href={PdfUrl} target="_blank" rel="noreferrer">
      <Download />
      {says.pdf}
    </a>
  );
