import { type Money, readAmount } from '@door/domain/selling/pricing/money';
import type { Currency } from '@door/domain/door/model/item-record';
import { accepted, refused } from '@door/domain/door/model/result';
import type { WrittenCharge } from '@door/domain/selling/quote/change-charges';
import type { WireCharge } from './quote-input.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

/** A sum as `1980.51` in that currency; less than nothing is none: what is taken off is a discount, which has a limit. */
export function amountFrom(text: string, currency: Currency): Result<Money> {
  const amount = readAmount(text, currency);
  return amount === undefined || amount.minor < 0
    ? refused('quote.wrong-amount', messages.quote.wrongAmount(text))
    : accepted(amount);
}

/** A quote or an order. */
interface Charged {
  readonly currency: Currency;
  readonly charges: readonly Pick<WrittenCharge, 'id' | 'costOfGoods'>[];
}

/** A charge as somebody sent it. Who does not see costs sends none: then the stored one stays. */
export function chargeFrom({ charges, currency }: Charged, wire: WireCharge): WrittenCharge {
  const stored = charges.find(({ id }) => id === wire.ChargeId)?.costOfGoods ?? null;
  const cost = wire.Cost ? unwrapOrThrow(amountFrom(wire.Cost, currency)) : stored;
  if (wire.IsGoods && cost === null) return unwrapOrThrow(refused('quote.no-cost', messages.quote.noCost));
  return {
    id: wire.ChargeId,
    kind: wire.Kind,
    text: wire.Text,
    quantity: wire.Quantity,
    unit: unwrapOrThrow(amountFrom(wire.Unit, currency)),
    costOfGoods: wire.IsGoods ? cost : null,
  };
}
