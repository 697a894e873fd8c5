import { doorBlockers } from '@door/domain/making/findings/door-blockers';
import type { Finding } from '@door/domain/making/findings/finding';
import { sizeText } from '@door/domain/lib/mm';
import { isDraftState } from '@door/domain/selling/quote/quote-cycle';
import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { Plus } from '@door/ui/office-icons';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../designer/app/app-context.ts';
import { moneyText } from '../../../shared/text/money-text.ts';
import { mendPath } from '../../items/item-path.ts';
import { ItemThumbnail, sharedScale } from '../../items/item-thumbnail.tsx';
import { type Notice, Notices } from '../../layout/notices.tsx';
import { officeClient, type OpenedQuote, type QuoteLine } from '../../queries/office-client.ts';
import { officeMessages } from '../../messages/office.ts';
import { sizesMessages } from '../../messages/item.ts';
import { QuoteSums } from '../quote-sums.tsx';
import { useQuoteChange } from '../use-quote-change.ts';
import { AddItems } from './add-items.tsx';
import { LineRow } from './line-row.tsx';
import { useDraggedLine } from './use-dragged-line.ts';
import { useLineFindings } from './use-line-findings.ts';
import { lineItemQuery } from './use-line-item.ts';
import { useRemovedLines } from './use-removed-lines.ts';
import './quote-items.css';

const { quote: t } = officeMessages;

/** The tab with the positions of a quote, those that cannot be sold first in words, and what they come to. */
export function QuoteItems({ quote }: { readonly quote: OpenedQuote }) {
  const { Id, State } = quote;
  const { shown, remove, returned } = useRemovedLines(quote);
  const { Lines } = shown;
  const found = useLineFindings(quote.Lines);
  const { send } = useQuoteChange(Id);
  const [isAdding, setIsAdding] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const move = ({ LineId }: QuoteLine, Position: number) =>
    send((at) => officeClient.quote.updateLine.mutate({ ...at, LineId, Position }));
  const drag = useDraggedLine((line, position) => void move(line, position));
  const isDraft = isDraftState(State);
  return (
    <>
      {isDraft ? <TroubledLines lines={Lines} found={found} /> : null}
      {Lines.length === 0 ? (
        <p className="quote-empty">{t.noLines}</p>
      ) : (
        <ol className="sale-lines" aria-label={t.tabs.items}>
          {Lines.map((line, at) => (
            <LineRow
              key={line.LineId}
              quote={shown}
              line={line}
              found={found.get(line.LineId) ?? []}
              above={Lines[at - 1]?.Position}
              below={Lines[at + 1]?.Position}
              takesFocus={line.LineId === returned}
              drag={isDraft ? drag.ofLine(line) : null}
              onMove={(position) => void move(line, position)}
              onRemove={() => remove(line.LineId)}
            />
          ))}
        </ol>
      )}
      <div className="row quote-acts">
        {isDraft ? (
          <Button icon={<Plus />} aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
            {t.addItems}
          </Button>
        ) : null}
        {Lines.length > 1 ? (
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsComparing(true)}>
            {t.sideBySide}
          </Button>
        ) : null}
      </div>
      <QuoteSums quote={shown} />
      {isAdding ? <AddItems quote={quote} onClose={() => setIsAdding(false)} /> : null}
      {isComparing ? <SideBySide quote={shown} onClose={() => setIsComparing(false)} /> : null}
    </>
  );
}

const pictureHeight = 300;
const space = { width: 220, height: 256 };

/** Of the dialog, CSS px: at most, and for each door. */
const widest = 1100;
const stepWidth = 248;

interface SideBySideProps {
  readonly quote: OpenedQuote;
  onClose(): void;
}

/** The doors of a job beside each other in one scale, with what each costs. */
function SideBySide({ quote: { Lines, Currency }, onClose }: SideBySideProps) {
  const { catalogue } = useApp();
  const queries = useQueries({ queries: Lines.map(({ ItemId }) => lineItemQuery(ItemId, catalogue)) });
  const items = queries.map(({ data }) => data ?? null);
  const scale = sharedScale(
    items.filter((item) => item !== null),
    space,
  );
  return (
    <Modal open title={t.sideBySide} width={Math.min(widest, Lines.length * stepWidth + 48)} onClose={onClose}>
      <ul className="quote-side-by-side">
        {Lines.map(({ LineId, Door, Position, Quantity, Unit }, at) => {
          const item = items[at];
          return (
            <li key={LineId}>
              {item ? <ItemThumbnail item={item} scale={scale} height={pictureHeight} /> : null}
              <b>{t.position(Position)}</b>
              <span>{Door}</span>
              <small className="num">{item ? sizeText(item.frame.overall) : ''}</small>
              <span className="num">
                {t.times(Quantity)} {moneyText(Unit, Currency)}
              </span>
            </li>
          );
        })}
      </ul>
      <div className="modal-actions">
        <Button onClick={onClose}>{t.close}</Button>
      </div>
    </Modal>
  );
}

interface TroubledLinesProps {
  readonly lines: readonly QuoteLine[];
  readonly found: ReadonlyMap<string, readonly Finding[]>;
}

/**
 * The doors that have no price or cannot be made so, told before all lines: those stay in the order that a person gave them.
 * Each trouble leads to the step at which it is mended.
 */
function TroubledLines({ lines, found }: TroubledLinesProps) {
  const troubled = lines
    .map((line) => ({ line, troubles: troublesOf(line, found.get(line.LineId) ?? []) }))
    .filter(({ troubles }) => troubles.length > 0);
  return (
    <Notices
      label={t.troubled}
      title={t.needLook(troubled.length)}
      notices={troubled.flatMap(({ line, troubles }) => troubles.map((trouble) => noticeOf(line, trouble)))}
    />
  );
}

interface Trouble {
  readonly sentence: string;
  readonly fix: NonNullable<Notice['fix']>;
}

/** What has no price, then what keeps the door from being made. */
const troublesOf = ({ ItemId, Faults, Position }: QuoteLine, found: readonly Finding[]): readonly Trouble[] => [
  ...Faults.map((sentence) => ({
    sentence,
    fix: { to: mendPath(ItemId, 'design'), label: t.openItem, description: t.openItemOf(Position) },
  })),
  ...doorBlockers(found, sizesMessages.finding).map(({ sentence, mendedAt, fix }) => ({
    sentence,
    fix: { to: mendPath(ItemId, mendedAt), label: fix, description: t.fixOf(Position, fix) },
  })),
];

const noticeOf = ({ LineId, Position, Door }: QuoteLine, { sentence, fix }: Trouble): Notice => ({
  key: `${LineId} ${sentence}`,
  text: (
    <>
      {t.positionOf(Position, Door)}
      <small>{sentence}</small>
    </>
  ),
  fix,
});
