import { type Finding, severities } from '@door/domain/making/findings/finding';
import { StatusPill, type StatusPillProps } from '@door/ui/status-pill';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useRouter } from '../../../shared/router/use-router.ts';
import { moneyText } from '../../../shared/text/money-text.ts';
import { MoreMenu } from '../../layout/more-menu.tsx';
import { officeClient, type OpenedQuote, type QuoteLine } from '../../queries/office-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { useAttempts } from '../../queries/use-attempts.ts';
import { quoteMutationMeta } from '../../queries/use-quotes.ts';
import { PriceLines } from '../../sale/price-lines.tsx';
import { PriceSums } from '../../sale/price-sums.tsx';
import { officeMessages } from '../../messages/office.ts';
import { priceMessages } from '../../messages/pricing.ts';
import { changeQuote } from '../quote-changes.ts';
import { useQuoteChange } from '../use-quote-change.ts';
import { useVersion } from '../use-version.ts';
import { LineDoor, linePath } from './line-door.tsx';
import { QuantityField } from './quantity-field.tsx';
import type { LineDrag } from './use-dragged-line.ts';
import { useLineItem } from './use-line-item.ts';
import '../../sale/price.css';
import './line-findings.css';

const { quote: t } = officeMessages;

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
        <div className="row quote-line-pills">
          <LineFindings found={found} />
        </div>
      </LineDoor>
      <div className="sale-line-quantity">
        {isDraft ? (
          <QuantityField
            label={t.quantityOf(Position)}
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
        aria-label={t.explain(Position, moneyText(Amount, quote.Currency))}
        onClick={() => setIsOpen(!isOpen)}
      >
        {moneyText(Amount, quote.Currency)}
      </button>
      {isDraft ? (
        <MoreMenu
          label={t.lineMenu(Position)}
          entries={[
            { label: t.copyLine, action: () => copy(line) },
            ...(above === undefined ? [] : [{ label: t.moveUp, action: () => onMove(above) }]),
            ...(below === undefined ? [] : [{ label: t.moveDown, action: () => onMove(below) }]),
            { label: t.removeLine, action: onRemove },
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

const tones: Readonly<Record<Finding['severity'], StatusPillProps['tone']>> = {
  problem: 'error',
  warning: 'warning',
  note: 'quiet',
};

/** How many problems and warnings the rules of the works and of the law see in a door; each pill opens to its sentences. */
const LineFindings = ({ found }: { readonly found: readonly Finding[] }) =>
  severities
    .filter((severity) => severity !== 'note')
    .map((severity) => {
      const those = found.filter((each) => each.severity === severity);
      return those.length === 0 ? null : (
        <details key={severity} className="line-findings">
          <summary>
            <StatusPill tone={tones[severity]}>{t.findings[severity](those.length)}</StatusPill>
          </summary>
          <ul>
            {those.map(({ code, parts, sentence }) => (
              <li key={`${code} ${parts.join(' ')}`}>{sentence}</li>
            ))}
          </ul>
        </details>
      );
    });

interface LinePriceProps {
  readonly quote: OpenedQuote;
  readonly line: QuoteLine;
}

/** How the price of one is made, of a sent quote as it was sent: the lines of the rules with their working, and the sums. */
const LinePrice = ({ quote, line: { LineId } }: LinePriceProps) => (
  <QueryResult query={useVersion(quote)}>
    {({ Lines }) =>
      Lines.filter((line) => line.LineId === LineId).map(({ Price }) => (
        <div key={LineId}>
          <p className="item-price-lead">{priceMessages.lead(quote.PriceListVersion)}</p>
          <PriceLines price={Price} />
          <PriceSums price={Price} />
        </div>
      ))
    }
  </QueryResult>
);

/** Adds a copy of a position, with an item of its own, and opens that item to be changed. */
function useCopyLine(quoteId: string): (line: QuoteLine) => void {
  const { go } = useRouter();
  const attempts = useAttempts();
  const { mutate, isPending } = useMutation({
    meta: quoteMutationMeta,
    mutationFn: ({ LineId, ItemId, Quantity }: QuoteLine) =>
      changeQuote(quoteId, (at) =>
        officeClient.quote.addItems.mutate({ ...at, Lines: [{ LineId: attempts.of(LineId), ItemId, Quantity }] }),
      ),
    onSuccess: async ({ Lines }, { LineId }) => {
      const copy = Lines.find((line) => line.LineId === attempts.of(LineId));
      attempts.done(LineId);
      if (copy) await go(`/door/${copy.ItemId}`);
    },
  });
  return (line) => {
    if (!isPending) mutate(line);
  };
}
