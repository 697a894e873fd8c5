import { visitorPriceOf } from '@door/domain/selling/pricing/visitor-price';
import { pricedForVisitors } from '@door/domain/selling/pricing/choice-amount';
import { describeItem } from '@door/domain/door/configure/describe-item';
import { unknownRows } from '@door/domain/door/configure/unknown-rows';
import { designLabel } from '@door/domain/door/design/design-label';
import { itemId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { accepted } from '@door/domain/door/model/result';
import { type DoorPaper, doorPaperOf } from '@door/domain/selling/quote/door-paper';
import type { VersionDrawing } from '@door/domain/selling/quote/quote-version';
import { itemOf, loadShare, noLongerOffered } from '../item/copy-design.ts';
import { dayOf, validPriceList } from '../pricing/price-lists.ts';
import { taxOf } from '../pricing/tax-of.ts';
import { visitorPromise } from '../promise/visitor-promise.ts';
import type { CallScope } from '../procedure.ts';
import { drawingOf } from '../quote/technical-drawing.ts';
import type { Result } from '../refusals.ts';
import { paperTexts } from '../messages.ts';

/** All that is shown of a shared design on the page that a visitor keeps. */
export interface LoadedDoorPaper {
  readonly item: Item;
  readonly paper: DoorPaper;
  readonly drawing: VersionDrawing;
  /** ISO 8601: when the design was shared. */
  readonly at: string;
}

/** The page of a shared design of this supplier, at the prices of today; refused where it is gone or no longer sold. */
export async function loadDoorPaper(ctx: CallScope, shareId: string): Promise<Result<LoadedDoorPaper>> {
  const { supplier } = ctx;
  const { catalogue, context, client } = supplier;
  const share = await loadShare(ctx, shareId);
  if (!share.ok) return share;
  const { design, madeAt } = share.value;
  const item = itemOf(itemId(shareId), design);
  if (unknownRows(item, context).length > 0) return noLongerOffered;
  const { prices } = await validPriceList(ctx);
  const { price } = pricedForVisitors({ item, added: [] }, { prices, supplier });
  const paper = doorPaperOf(
    {
      item,
      heading: designLabel(item, catalogue),
      described: describeItem(item, context),
      supplier: client,
      price,
      shownPrice: visitorPriceOf(price, client.priceDisplay, await taxOf(ctx)),
      promise: (await visitorPromise(ctx, { item, added: [] }))?.Text ?? null,
      link: ctx.offerLinks.pageUrl(ctx.clientId, `/shared/${shareId}`),
      day: dayOf(ctx, madeAt),
    },
    paperTexts,
  );
  return accepted({ item, paper, drawing: drawingOf(item, catalogue), at: madeAt });
}
