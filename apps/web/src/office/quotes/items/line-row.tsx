import type { Finding } from '@door/domain/findings/finding';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { moneyText } from '../../../platform/words/money-text.ts';
import { MoreMenu } from '../../layout/more-menu.tsx';
import { officeClient, type OpenedQuote, type QuoteLine } from '../../queries/office-client.ts';
import { officeWords } from '../../words/office.ts';
import { useQuoteChange } from '../use-quote-change.ts';
import { LineDoor, linePath } from './line-door.tsx';
import { LineFindings } from './line-findings.tsx';
import { LinePrice } from './line-price.tsx';
import { QuantityField } from './quantity-field.tsx';
import { useCopyLine } from './use-copy-line.ts';
import type { LineDrag } from './use-dragged-line.ts';
import { useLineItem } from './use-line-item.ts';

const { quote: says } = officeWords;

export interface LineRowProps {
  readonly quote: OpenedQuote;
  readonly line: QuoteLine;
  readonly found: readonly Finding[];
  /** The places of the lines above and below that are shown; undefined: there is none. */
  readonly above: number | undefined;
  readonly below: number | undefined;
  /** It was taken back just now. */
  readonly takesFocus: boolean;
  /** null: the order is fixed. */
  readonly drag: LineDrag | null;
  /** Positions count from 1. */
  onMove(position: number): void;
  onRemove(): void;
}

/** A position: picture, name and size, findings, quantity, price of one, amount. Its price opens to the lines it is made of. */
export function LineRow({ quote, line, found, above, below, takesFocus, drag, onMove, onRemove }: LineRowProps) {
  const { LineId, ItemId, Position, Quantity, Door, Unit, Amount, Faults } = line;
  const { send } = useQuoteChange(quote.Id);
  const copy = useCopyLine(quote.Id);
  const item = useLineItem(ItemId);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const focusWhenBack = useEffectEvent(
    () => takesFocus && row.current?.querySelector<HTMLElement>('.sale-line-name a')?.focus(),
  );
  useEffect(() => void focusWhenBack(), []);
  const isDraft = drag !== null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isDraft || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const position = event.key === 'ArrowUp' ? above : below;
    if (position !== undefined) onMove(position);
  };
  const { isTarget = false, ...handlers } = drag ?? {};
  const path = linePath(ItemId, item);
  return (
    <li
      ref={row}
      className="sale-line quote-line"
      draggable={isDraft}
      data-target={isTarget}
      data-fault={Faults.length > 0}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <LineDoor item={item} path={path} name={Door} keys={isDraft ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}>
        <div className="quote-line-pills">
          <LineFindings found={found} />
        </div>
      </LineDoor>
      <div className="sale-line-quantity">
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
      <span className="num sale-line-unit">{moneyText(Unit, quote.Currency)}</span>
      <button
        type="button"
        className="quote-line-amount num"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={says.explain(Position, moneyText(Amount, quote.Currency))}
        onClick={() => setIsOpen(!isOpen)}
      >
        {moneyText(Amount, quote.Currency)}
      </button>
      {isDraft ? (
        <MoreMenu
          label={says.lineMenu(Position)}
          entries={[
            { label: says.copyLine, action: () => copy(line) },
            ...(above === undefined ? [] : [{ label: says.moveUp, action: () => onMove(above) }]),
            ...(below === undefined ? [] : [{ label: says.moveDown, action: () => onMove(below) }]),
            { label: says.removeLine, action: onRemove },
          ]}
        />
      ) : (
        <span />
      )}
      {Faults.length > 0 ? (
        <ul className="quote-line-faults">
          {Faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      ) : null}
      <div id={id} className="quote-line-price" hidden={!isOpen}>
        {isOpen ? <LinePrice quote={quote} line={line} /> : null}
      </div>
    </li>
  );
}
