import { Button } from '@door/ui/button';
import { type KeyboardEvent, useId, useState } from 'react';
import { Link } from '../../../platform/router/link.tsx';
import { moneyText } from '../../../platform/words/money-text.ts';
import { ItemThumbnail, sharedScale } from '../../items/item-thumbnail.tsx';
import { itemPath } from '../../items/item-path.ts';
import { MoreMenu } from '../../item-page/more-menu.tsx';
import { officeClient, type OpenedQuote, type QuoteLine } from '../../queries/office-client.ts';
import { officeWords } from '../../words/office.ts';
import { useQuoteChange } from '../use-quote-change.ts';
import { LineFindings } from './line-findings.tsx';
import { LinePrice } from './line-price.tsx';
import { QuantityField } from './quantity-field.tsx';
import { useCopyLine } from './use-copy-line.ts';
import type { LineDrag } from './use-dragged-line.ts';
import { useLineItem } from './use-line-item.ts';

const { quote: says } = officeWords;

const pictureHeight = 68;
const space = { width: 68, height: 56 };

export interface LineRowProps {
  readonly quote: OpenedQuote;
  readonly line: QuoteLine;
  /** It can still be taken back. */
  readonly isRemoved: boolean;
  /** null: the order is fixed. */
  readonly drag: LineDrag | null;
  /** Positions count from 1. */
  onMove(position: number): void;
  onRemove(): void;
  onUndo(): void;
}

/** A position: picture, name and size, findings, quantity, price of one, amount. Its price opens to the lines it is made of. */
export function LineRow({ quote, line, isRemoved, drag, onMove, onRemove, onUndo }: LineRowProps) {
  const { LineId, ItemId, Position, Quantity, Door, Unit, Amount, Faults } = line;
  const { send } = useQuoteChange(quote.Id);
  const copy = useCopyLine(quote.Id);
  const item = useLineItem(ItemId);
  const [isOpen, open] = useState(false);
  const id = useId();
  const isLast = Position === quote.Lines.length;
  const isDraft = drag !== null;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!isDraft || !event.altKey || step === undefined) return;
    event.preventDefault();
    const position = Position + step;
    if (position >= 1 && position <= quote.Lines.length) onMove(position);
  };
  if (isRemoved)
    return (
      <li className="quote-line-gone">
        <s>{Door}</s>
        <Button scale="row" aria-label={says.undoThis(Door)} onClick={onUndo}>
          {says.undo}
        </Button>
      </li>
    );
  const { isTarget = false, ...handlers } = drag ?? {};
  const path = item ? itemPath(item) : (`/door/${ItemId}` as const);
  return (
    <li
      className="quote-line"
      draggable={isDraft}
      data-target={isTarget}
      data-fault={Faults.length > 0}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <Link className="quote-line-picture" to={path} tabIndex={-1} aria-hidden="true">
        {item ? <ItemThumbnail item={item} scale={sharedScale([item], space)} height={pictureHeight} /> : null}
      </Link>
      <div className="quote-line-name">
        <Link to={path} aria-keyshortcuts={isDraft ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}>
          {Door}
        </Link>
        <small className="num">
          {item ? says.size(item.frame.overall.width, item.frame.overall.height) : ''}
          {item ? <LineFindings item={item} /> : null}
        </small>
      </div>
      <div className="quote-line-quantity">
        {isDraft ? (
          <QuantityField
            label={says.quantityOf(Position)}
            value={Quantity}
            onChange={(quantity) =>
              void send((at) => officeClient.quote.updateLine.mutate({ ...at, LineId, Quantity: quantity }))
            }
          />
        ) : (
          <span className="num">{Quantity}</span>
        )}
      </div>
      <span className="num quote-line-unit">{moneyText(Unit, quote.Currency)}</span>
      <button
        type="button"
        className="quote-line-amount num"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={says.explain(Position, moneyText(Amount, quote.Currency))}
        onClick={() => open(!isOpen)}
      >
        {moneyText(Amount, quote.Currency)}
      </button>
      {isDraft ? (
        <MoreMenu
          label={says.lineMenu(Position)}
          entries={[
            { label: says.copyLine, action: () => copy(line) },
            ...(Position > 1 ? [{ label: says.moveUp, action: () => onMove(Position - 1) }] : []),
            ...(isLast ? [] : [{ label: says.moveDown, action: () => onMove(Position + 1) }]),
            { label: says.removeLine, action: onRemove },
          ]}
        />
      ) : (
        <span />
      )}
      {Faults.length > 0 ? (
        <ul className="quote-line-faults">
          {Faults.map((fault) => (
            <li key={fault}>
              <span>{fault}</span> <Link to={path}>{says.openItem}</Link>
            </li>
          ))}
        </ul>
      ) : null}
      <div id={id} className="quote-line-price" hidden={!isOpen}>
        {isOpen ? <LinePrice quote={quote} line={line} /> : null}
      </div>
    </li>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
