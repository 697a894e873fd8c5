import { Download } from '@door/ui/icons';
import type { Offer } from './offer-calls.ts';
import { calendarDayText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
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

interface EarlierVersionsProps {
  readonly versions: Offer['EarlierVersions'];
  readonly currency: Offer['Currency'];
}

/** What was sent before the version that is shown, the last first. */
export const EarlierVersions = ({ versions, currency }: EarlierVersionsProps) =>
  versions.length === 0 ? null : (
    <section className="offer-earlier" aria-label={t.earlier.title}>
      <h3>{t.earlier.title}</h3>
      <ul>
        {versions.map(({ Version, SentOn, Total, PdfUrl }) => (
          <li key={Version} className="num">
            {PdfUrl === null ? (
              t.earlier.version(Version, calendarDayText(SentOn))
            ) : (
              <a href={PdfUrl} target="_blank" rel="noreferrer">
                {t.earlier.version(Version, calendarDayText(SentOn))}
              </a>
            )}
            <span>{moneyText(Total, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
