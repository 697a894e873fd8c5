import type { Paper } from '@door/domain/quote/paper';
import type { PaperPosition } from '@door/domain/quote/paper-position';
import { AmountRows } from './amount-rows.tsx';
import { PaperPositionView } from './paper-position-view.tsx';
import type { PaperViews } from './paper-views.tsx';
import { paperViewWords } from './words.ts';
import { SupplierLogo } from '../../platform/page/supplier-logo.tsx';
import './paper.css';

interface PaperViewProps {
  readonly paper: Paper;
  /** `sheet`: A4, always by day, as it is printed. `page`: without edges, in the colours of the page around it. */
  readonly look?: 'sheet' | 'page';
  /** Address of the door in the customer's house, as they sent it; it is shown with the paper and is no part of it. */
  readonly house?: string | null | undefined;
  /** How the door of a position looks. */
  readonly views: (position: PaperPosition) => PaperViews;
}

/** A quote as people read it, on the screen and in print: exactly what the paper says, in its order. */
export const PaperView = ({ paper, look = 'sheet', house, views }: PaperViewProps) => (
  <article
    className={`paper paper-as-${look} num`}
    data-theme={look === 'sheet' ? 'day' : undefined}
    aria-label={paper.title}
  >
    <div className="paper-sheet">
      <Letterhead {...paper.letterhead} />
      <PaperHead {...paper} />
      {house ? <House address={house} /> : null}
      {paper.positions.map((position) => (
        <PaperPositionView key={position.lineId} position={position} views={views(position)} />
      ))}
      <PaperClose {...paper} />
    </div>
  </article>
);

const Letterhead = ({ name, lines, logoUrl }: Paper['letterhead']) => (
  <header className="paper-letterhead">
    <SupplierLogo name={name} url={logoUrl}>
      <p className="paper-supplier">{name}</p>
    </SupplierLogo>
    <Lines label={paperViewWords.supplier} lines={lines} />
  </header>
);

const PaperHead = ({ title, facts, customer }: Pick<Paper, 'title' | 'facts' | 'customer'>) => (
  <div className="paper-head">
    <div>
      <h2>{title}</h2>
      {facts.map(({ label, text }) => (
        <p key={label}>
          {label}: {text}
        </p>
      ))}
    </div>
    <Lines label={paperViewWords.customer} lines={customer} />
  </div>
);

const House = ({ address }: { readonly address: string }) => (
  <figure className="paper-house">
    <img src={address} alt={paperViewWords.house} />
    <figcaption>{paperViewWords.house}</figcaption>
  </figure>
);

const PaperClose = ({ charges, sums, notes, terms }: Omit<Paper, 'letterhead'>) => (
  <footer className="paper-close">
    <AmountRows
      label={paperViewWords.amounts}
      rows={charges}
      sums={sums.map(({ label, ...sum }) => ({ text: label, ...sum }))}
    />
    {notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
    {terms === '' ? null : <p className="paper-terms">{terms}</p>}
  </footer>
);

const Lines = ({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) => (
  <address aria-label={label}>
    {lines.map((line, at) => (
      <span key={at}>{line}</span>
    ))}
  </address>
);
