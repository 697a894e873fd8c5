import { Download } from '@door/ui/icons';
import { offerWords as says } from './words.ts';

/** The same as a PDF, once it is made. */
export const PdfLink = ({ url }: { readonly url: string | null }) =>
  url === null ? (
    <p role="status">{says.pdfBeingMade}</p>
  ) : (
    <a className="btn btn-line" href={url} target="_blank" rel="noreferrer">
      <Download />
      {says.pdf}
    </a>
  );
