import type { StockOffer } from '@door/domain/stock/stock-offers';
import { Button } from '@door/ui/button';
import { officeWorksWords } from '../../../words/office-works.ts';
import { useOfficeItem } from '../../../office/item/office-item.ts';
import { StockPicture } from './stock-picture.tsx';
import { reasonText } from './stock-reasons.ts';

const { stock: words } = officeWorksWords;

interface StockOfferRowProps {
  readonly offer: StockOffer;
  /** Why it cannot be picked here, whatever the door could take; null: it can. */
  readonly blocked: string | null;
  onPick(): void;
}

/** A stock option: what it looks like, what it is, what comes with it, and what stands against it. */
export function StockOfferRow({ offer, blocked, onPick }: StockOfferRowProps) {
  const { item, catalogue } = useOfficeItem();
  const { stock, unmet, unusual, brings, chosen } = offer;
  const reasons = unmet.map((each) => reasonText(each, catalogue));
  const isPickable = reasons.length === 0 && blocked === null && !chosen;
  const notes = {
    'other-suite': words.otherSuite(stock.suite ?? words.none, item.hardware.suite),
    'other-design-group': words.otherGroup,
  };
  return (
    <li
      className="stock-offer"
      data-chosen={chosen || undefined}
      data-missing={reasons.length > 0 || blocked !== null || undefined}
    >
      <span className="stock-picture">
        <StockPicture offer={offer} />
      </span>
      <div className="stock-what">
        <b>{stock.description}</b>
        <span>
          {stock.code}
          {stock.usage === '' ? '' : `, ${stock.usage}`}. {stock.factoryFitted ? words.factoryFitted : words.sentLoose}.
        </span>
        {brings.length > 0 ? (
          <span>{words.brings(brings.map(({ description }) => description).join(', '))}</span>
        ) : null}
        {blocked === null ? null : <span>{blocked}</span>}
        {unusual.map((each) => (
          <span key={each} className="stock-note">
            {notes[each]}
          </span>
        ))}
        {reasons.length > 0 ? (
          <span className="stock-why">
            <b>{words.why}.</b> {reasons.join(' ')}
          </span>
        ) : null}
      </div>
      {chosen ? <span className="stock-chosen">{words.chosen}</span> : null}
      {isPickable ? (
        <Button scale="row" aria-label={words.pickNamed(stock.description)} onClick={onPick}>
          {words.pick}
        </Button>
      ) : null}
    </li>
  );
}
