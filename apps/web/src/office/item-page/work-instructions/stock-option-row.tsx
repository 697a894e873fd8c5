import { doorColourOf } from '@door/domain/door/colours/custom-ral';
import type { StockOption } from '@door/domain/door/stock/stock-options';
import { leafFinishIn } from '@door/drawing/item-facts/finishes';
import { handleSample } from '@door/drawing/samples/handle-sample';
import { hardwareSample } from '@door/drawing/samples/hardware-sample';
import { Button } from '@door/ui/button';
import { SamplePicture } from '../../../designer/pictures/sample-picture.tsx';
import { workInstructionsMessages } from '../../messages/work-instructions.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { unmetCriterionText } from './stock-reasons.ts';

const { stock: messages } = workInstructionsMessages;

interface StockOptionRowProps {
  readonly option: StockOption;
  /** Why it cannot be picked for this line although it fits the door; null: it can. */
  readonly blocked: string | null;
  onPick(): void;
}

/** A piece of stock with its picture, what comes with it, and why it cannot be picked. */
export function StockOptionRow({ option, blocked, onPick }: StockOptionRowProps) {
  const { item, catalogue } = useOfficeItem();
  const { stock, unmet, unusual, brings, chosen } = option;
  const reasons = unmet.map((each) => unmetCriterionText(each, catalogue));
  const isPickable = reasons.length === 0 && blocked === null && !chosen;
  const notes = {
    'other-suite': messages.otherSuite(stock.suite ?? messages.none, item.hardware.suite),
    'other-design-group': messages.otherGroup,
  };
  return (
    <li
      className="stock-offer"
      data-chosen={chosen || undefined}
      data-missing={reasons.length > 0 || blocked !== null || undefined}
    >
      <span className="stock-picture">
        <StockPicture option={option} />
      </span>
      <div className="stock-what">
        <b>{stock.description}</b>
        <span>
          {stock.code}
          {stock.usage === '' ? '' : `, ${stock.usage}`}.{' '}
          {stock.factoryFitted ? messages.factoryFitted : messages.sentLoose}.
        </span>
        {brings.length > 0 ? (
          <span>{messages.brings(brings.map(({ description }) => description).join(', '))}</span>
        ) : null}
        {blocked === null ? null : <span>{blocked}</span>}
        {unusual.map((each) => (
          <span key={each} className="stock-note">
            {notes[each]}
          </span>
        ))}
        {reasons.length > 0 ? (
          <span className="stock-why">
            <b>{messages.why}.</b> {reasons.join(' ')}
          </span>
        ) : null}
      </div>
      {chosen ? <span className="stock-chosen">{messages.chosen}</span> : null}
      {isPickable ? (
        <Button scale="row" aria-label={messages.pickNamed(stock.description)} onClick={onPick}>
          {messages.pick}
        </Button>
      ) : null}
    </li>
  );
}

/** The piece on the door's colour; nothing for pieces without a picture, such as locks. */
function StockPicture({ option: { stock, master } }: { readonly option: StockOption }) {
  const { item, catalogue } = useOfficeItem();
  const finish = leafFinishIn(doorColourOf(item, catalogue));
  const suite = stock.suite ?? item.hardware.suite;
  const key = `stock ${stock.code} ${suite} ${finish.hex} ${finish.surface}`;
  const { kind, handleType, drawnAs = null } = master;
  if (handleType !== null) {
    const handle = catalogue.handle(handleType);
    return <SamplePicture depictionKey={key} draw={() => handleSample({ drawnAs: handle.drawnAs, suite, finish })} />;
  }
  if (kind === null || kind === 'handle') return null;
  return <SamplePicture depictionKey={key} draw={() => hardwareSample({ kind, drawnAs, suite, finish })} />;
}
