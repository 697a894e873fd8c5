import { sizeText } from '@door/domain/model/mm';
import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useQueries } from '@tanstack/react-query';
import { useApp } from '../../../door/app/app-context.ts';
import { moneyText } from '../../../platform/words/money-text.ts';
import { ItemThumbnail, sharedScale } from '../../items/item-thumbnail.tsx';
import type { OpenedQuote } from '../../queries/office-client.ts';
import { officeWords } from '../../words/office.ts';
import { lineItemQuery } from './use-line-item.ts';

const { quote: says } = officeWords;

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
export function SideBySide({ quote: { Lines, Currency }, onClose }: SideBySideProps) {
  const { catalogue } = useApp();
  const queries = useQueries({ queries: Lines.map(({ ItemId }) => lineItemQuery(ItemId, catalogue)) });
  const items = queries.map(({ data }) => data ?? null);
  const scale = sharedScale(
    items.filter((item) => item !== null),
    space,
  );
  return (
    <Modal open title={says.sideBySide} width={Math.min(widest, Lines.length * stepWidth + 48)} onClose={onClose}>
      <ul className="quote-side-by-side">
        {Lines.map(({ LineId, Door, Position, Quantity, Unit }, at) => {
          const item = items[at];
          return (
            <li key={LineId}>
              {item ? <ItemThumbnail item={item} scale={scale} height={pictureHeight} /> : null}
              <b>{says.position(Position)}</b>
              <span>{Door}</span>
              <small className="num">{item ? sizeText(item.frame.overall) : ''}</small>
              <span className="num">
                {says.times(Quantity)} {moneyText(Unit, Currency)}
              </span>
            </li>
          );
        })}
      </ul>
      <div className="modal-actions">
        <Button onClick={onClose}>{says.close}</Button>
      </div>
    </Modal>
  );
}
