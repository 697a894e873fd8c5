import type { Paper } from '@door/domain/selling/quote/paper';
import type { PaperPosition } from '@door/domain/selling/quote/paper-position';
import type { PaperFact, PaperRow, PaperTransfer } from '@door/domain/selling/quote/paper-rows';
import { QrDrawing } from '../../shared/page/qr-drawing.tsx';
import { SupplierLogo } from '../../shared/page/supplier-logo.tsx';
import { type PaperViews, PaperViewsRow } from './paper-views.tsx';
import { paperViewMessages } from './messages.ts';
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
    <Lines label={paperViewMessages.supplier} lines={lines} />
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
    <Lines label={paperViewMessages.customer} lines={customer} />
  </div>
);

const House = ({ address }: { readonly address: string }) => (
  <figure className="paper-house">
    <img src={address} alt={paperViewMessages.house} />
    <figcaption>{paperViewMessages.house}</figcaption>
  </figure>
);

const PaperClose = ({ charges, sums, notes, terms, transfer }: Omit<Paper, 'letterhead'>) => (
  <footer className="paper-close">
    <AmountRows
      label={paperViewMessages.amounts}
      rows={charges}
      sums={sums.map(({ label, ...sum }) => ({ text: label, ...sum }))}
    />
    {notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
    {transfer ? <PaperTransferView {...transfer} /> : null}
    {terms === '' ? null : <p className="paper-terms">{terms}</p>}
  </footer>
);

/** Where what is due is transferred to, with the code for a banking app. */
const PaperTransferView = ({ title, rows, code, note }: PaperTransfer) => (
  <section className="paper-transfer" aria-label={title}>
    <div>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{note}</p>
    </div>
    {code === null ? null : <QrDrawing text={code} label={paperViewMessages.transferCode} />}
  </section>
);

const Lines = ({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) => (
  <address aria-label={label}>
    {lines.map((line, at) => (
      <span key={at}>{line}</span>
    ))}
  </address>
);

interface PaperPositionViewProps {
  readonly position: PaperPosition;
  readonly views: PaperViews;
}

/** A door of the paper: its name, how it hangs, how it looks, everything that was chosen, and its amount. */
function PaperPositionView({ position, views }: PaperPositionViewProps) {
  const { number, heading, hinge, sizes, schedule, prices, bill = [], quantity, unit, amount } = position;
  return (
    <section className="paper-position" aria-label={heading}>
      <div className="paper-position-head">
        <h3>
          <span>{number}</span> {heading}
        </h3>
        <p>{hinge}</p>
        <PaperViewsRow {...views} />
      </div>
      <PaperFacts facts={[...sizes, ...schedule]} />
      {amount === '' ? null : (
        <AmountRows
          label={paperViewMessages.amountsOf(heading)}
          rows={prices}
          sums={[{ text: heading, each: eachText(quantity, unit), amount, isTotal: false }]}
        />
      )}
      {bill.length === 0 ? null : <DocumentBom label={paperViewMessages.bomOf(heading)} rows={bill} />}
    </section>
  );
}

/** What the door is made of, in the order of the bill. */
const DocumentBom = ({ label, rows }: { readonly label: string; readonly rows: readonly PaperFact[] }) => (
  <table className="paper-amounts paper-bill" aria-label={label}>
    <tbody className="paper-sums">
      {rows.map(({ label: name, text }, at) => (
        <tr key={at}>
          <th scope="row">{name}</th>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Names and what they are, in two columns where there is room. */
const PaperFacts = ({ facts }: { readonly facts: readonly PaperFact[] }) => (
  <dl className="paper-facts">
    {facts.map(({ label, text }, at) => (
      <div key={at}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

interface AmountRowsProps {
  /** What the table is, for those who have it read. */
  readonly label: string;
  readonly rows: readonly PaperRow[];
  /** What the rows come to, set off by a line. */
  readonly sums: readonly AmountSum[];
}

interface AmountSum extends Omit<PaperRow, 'quantity' | 'unit'> {
  readonly each?: string;
  readonly isTotal: boolean;
}

/** Rows that end in an amount, with the figures of all rows below each other. */
const AmountRows = ({ label, rows, sums }: AmountRowsProps) => (
  <table className="paper-amounts" aria-label={label}>
    <tbody>
      {rows.map(({ text, quantity, unit, amount }, at) => (
        <tr key={at}>
          <Named text={text} each={eachText(quantity, unit)} />
          <td>{amount}</td>
        </tr>
      ))}
    </tbody>
    <tbody className="paper-sums">
      {sums.map(({ text, each, amount, isTotal }) => (
        <tr key={text} className={isTotal ? 'paper-total' : undefined}>
          <Named text={text} each={each ?? ''} />
          <td>{amount}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** What a row is about: across the column of quantities too where it has none, so that it breaks late on a phone. */
const Named = ({ text, each }: { readonly text: string; readonly each: string }) =>
  each === '' ? (
    <th scope="row" colSpan={2}>
      {text}
    </th>
  ) : (
    <>
      <th scope="row">{text}</th>
      <td className="paper-each">{each}</td>
    </>
  );

/** `2 × €40.00`; nothing for a single one, whose amount says it already. */
const eachText = (quantity: number, unit: string): string => (quantity === 1 ? '' : `${String(quantity)} × ${unit}`);
