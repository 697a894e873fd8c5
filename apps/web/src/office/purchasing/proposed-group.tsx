import { Button } from '@door/ui/button';
import { useId, useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { calendarDayText, nearDateText } from '../../shared/text/dates.ts';
import { purchasingMessages } from '../messages/purchasing.ts';
import { stockMessages } from '../messages/stock.ts';
import {
  isSoldSingly,
  lineId,
  packsIn,
  packsOf,
  type ProposedGroup,
  type ProposedLine,
  quantityOfPacks,
} from './proposed-groups.ts';
import { LatePill } from './purchase-pill.tsx';
import { priceText } from './purchasing-wire.ts';

const { toBuy: t, page } = purchasingMessages;
const { amount } = stockMessages;

interface ProposedGroupProps {
  readonly group: ProposedGroup;
  readonly isTicked: (id: string) => boolean;
  /** undefined: nobody has typed any. */
  readonly packsText: (id: string) => string | undefined;
  onTick(ids: readonly string[], isTicked: boolean): void;
  onPacks(id: string, text: string): void;
}

/** What is bought of a vendor by a day. */
export function ProposedGroupSection({ group, isTicked, packsText, onTick, onPacks }: ProposedGroupProps) {
  const id = useId();
  const { vendor, orderBy, isLate, lines } = group;
  const ids = lines.map(lineId);
  const day = nearDateText(orderBy);
  const hits = [...new Set(lines.filter(({ IsLate }) => IsLate).map(({ Key }) => Key))];
  return (
    <section className="to-buy-group" aria-labelledby={id}>
      <header>
        <label className="to-buy-tick">
          <input
            type="checkbox"
            aria-label={t.all(vendor.Name, day)}
            checked={ids.every(isTicked)}
            onChange={({ target }) => onTick(ids, target.checked)}
          />
        </label>
        <h2 id={id} aria-label={t.group(vendor.Name, day)}>
          {vendor.Name}
        </h2>
        <p className="num">{t.orderBy(day)}</p>
        {isLate ? <LatePill /> : null}
        {isLate ? (
          <p className="to-buy-hits">
            <span>{t.hits(hits.join(', '))}</span> <HitOrders lines={lines} />
          </p>
        ) : null}
      </header>
      <ul>
        {lines.map((line) => (
          <ProposedRow
            key={lineId(line)}
            line={line}
            isTicked={isTicked(lineId(line))}
            text={packsText(lineId(line)) ?? String(packsOf(line))}
            onTick={(ticked) => onTick([lineId(line)], ticked)}
            onPacks={(text) => onPacks(lineId(line), text)}
          />
        ))}
      </ul>
    </section>
  );
}

/** The orders that are short of something late, each once. */
function HitOrders({ lines }: Pick<ProposedGroup, 'lines'>) {
  const orders = new Map(lines.flatMap(({ Hits }) => Hits.map(({ OrderId, OrderNumber }) => [OrderId, OrderNumber])));
  if (orders.size === 0) return null;
  return (
    <>
      {t.hitOrders}
      {[...orders].map(([id, number]) => (
        <Link key={id} className="num" to={`/installer/order/${id}`}>
          {number}
        </Link>
      ))}
    </>
  );
}

interface ProposedRowProps {
  readonly line: ProposedLine;
  readonly isTicked: boolean;
  /** The packs as they are typed. */
  readonly text: string;
  onTick(isTicked: boolean): void;
  onPacks(text: string): void;
}

function ProposedRow({ line, isTicked, text, onTick, onPacks }: ProposedRowProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { Key, Text, Usable, Made } = line;
  const packs = packsIn(text, line);
  const error = packs === undefined ? t.wrongPacks(packsOf(line)) : undefined;
  return (
    <li className="to-buy-line">
      <label className="to-buy-tick">
        <input
          type="checkbox"
          aria-label={t.buy(Key)}
          checked={isTicked}
          onChange={({ target }) => onTick(target.checked)}
        />
      </label>
      <p className="to-buy-what">
        <b>{Key}</b>
        <small>{Made ? page.madeAs(Made.Width, Made.Height, Made.Text) : Text}</small>
      </p>
      {Made ? <p className="to-buy-packs num">{t.pieces(Made.Pieces.length)}</p> : null}
      <div className="to-buy-packs" hidden={Made !== null}>
        <input
          className="input num"
          aria-label={isSoldSingly(line) ? t.quantityOf(Key) : t.packs(Key)}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-packs`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={text}
          onChange={({ target }) => {
            onPacks(target.value);
            // Whoever says how much wants it.
            if (!isTicked) onTick(true);
          }}
        />
        <small id={`${id}-packs`} className="num" data-wrong={error !== undefined}>
          {error ?? packsHint(line, packs ?? 0)}
        </small>
      </div>
      <p className="to-buy-facts num">
        <span>{priceText(line.Price, line)}</span>
        <small>{t.comesOn(nearDateText(Usable))}</small>
      </p>
      <Button
        look="quiet"
        scale="row"
        aria-label={t.whyThis(Key)}
        aria-expanded={isOpen}
        aria-controls={`${id}-why`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t.why}
      </Button>
      <div id={`${id}-why`} className="to-buy-why" hidden={!isOpen}>
        <Because line={line} />
      </div>
    </li>
  );
}

/** `packs of 10 = 30`; of what is sold one by one its unit, if that is no piece. */
function packsHint(line: ProposedLine, packs: number): string {
  const { Unit, Pack } = line;
  if (isSoldSingly(line)) return Unit === 'piece' ? '' : stockMessages.units[Unit];
  return `${t.packsOf(amount(Pack, Unit))} = ${amount(quantityOfPacks(packs, line), Unit)}`;
}

function Because({ line }: { readonly line: ProposedLine }) {
  const { VendorCode, OrderBy, Delivered, Usable, IsLate, Missing, Unit, Made } = line;
  return (
    <>
      <dl>
        {Missing.map(({ Day, Quantity }) => (
          <div key={Day}>
            <dt className="num">{t.from(nearDateText(Day))}</dt>
            <dd className="num">{t.missing(amount(Quantity, Unit))}</dd>
          </div>
        ))}
      </dl>
      <p>{t.steps(calendarDayText(OrderBy), calendarDayText(Delivered), calendarDayText(Usable))}</p>
      <p>{IsLate ? t.tooLate : t.inTime}</p>
      {VendorCode === '' ? null : <p>{t.code(VendorCode)}</p>}
      {Made ? <p className="num">{t.piecesFor(Made.Pieces.join(', '))}</p> : null}
    </>
  );
}
