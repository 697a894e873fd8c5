import { Term } from '../../help/term.tsx';
import { moneyText } from '../../../shared/text/money-text.ts';
import type { OpenedQuote } from '../../queries/office-client.ts';
import { officeMessages } from '../../messages/office.ts';

const { quote: t } = officeMessages;

/** Per cent of the total that goods may cost before all of the job is taxed at the standard rate. */
const limit = 200 / 3;

/** What the two-thirds rule says of the job, on a scale for who may see costs, and whether the discount makes it dearer. */
export function TwoThirds({ quote }: { readonly quote: OpenedQuote }) {
  const { GoodsVerdict, GoodsShare, VatRate } = quote.Totals;
  if (GoodsVerdict === 'not tested') return null;
  const isOver = GoodsVerdict === 'standard';
  return (
    <section className="two-thirds" aria-labelledby="two-thirds">
      <h2 id="two-thirds">
        <Term of="twoThirds">{t.twoThirds}</Term>
      </h2>
      {GoodsShare === undefined || GoodsShare === null ? null : (
        <>
          <div className="two-thirds-rule" aria-hidden="true">
            <i className="two-thirds-limit" style={{ left: `${limit}%` }} />
            <i className="two-thirds-mark" data-beyond={isOver} style={{ left: `${Math.min(100, GoodsShare)}%` }} />
            <span>0</span>
            <span>100 %</span>
          </div>
          <p className="num">{t.goodsOf(GoodsShare)}</p>
        </>
      )}
      <p>{isOver ? t.overTwoThirds(VatRate) : t.underTwoThirds(VatRate)}</p>
      <TippingDiscount quote={quote} />
    </section>
  );
}

interface TippingDiscountProps {
  readonly quote: Pick<OpenedQuote, 'DiscountTips' | 'Tipped' | 'Currency'>;
}

/** The warning about a discount that makes the job dearer by its VAT; nothing where it does not. */
export function TippingDiscount({ quote: { DiscountTips, Tipped, Currency } }: TippingDiscountProps) {
  if (!DiscountTips) return null;
  return (
    <p className="two-thirds-warning" role="status">
      {t.discountTips}{' '}
      {Tipped
        ? t.discountTipsBy(
            moneyText(Tipped.Total, Currency),
            moneyText(Tipped.LargestDiscount, Currency),
            moneyText(Tipped.TotalWithLargest, Currency),
          )
        : ''}
    </p>
  );
}
