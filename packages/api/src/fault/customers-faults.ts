import { faultStateOf, mayReportFault, nextFaultMoves } from '@door/domain/selling/fault/fault';
import { saleOfOrder } from '../customer-page/customer-link.ts';
import { photosOfSale } from '../customer-page/sale-photos.ts';
import { stagingMessages } from '../messages.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { stageNow } from '../order/stage-facts.ts';
import type { CallScope } from '../procedure.ts';
import { partsOf } from './report-fault.ts';

const { area: areaName } = stagingMessages.faults;

/** The faults that the customer of an order has reported, and what they may report. */
export async function customersFaultsToWire(ctx: CallScope, order: StoredOrder) {
  const photosOf = await photosOfSale(ctx, saleOfOrder(order));
  const mayReport = mayReportFault(await stageNow(ctx, order));
  const tapped = [];
  for (const { id } of mayReport ? order.order.lines : [])
    tapped.push({
      LineId: id,
      Areas: (await partsOf(ctx, order, id)).map(({ part, d }) => ({ Area: part, Name: areaName(part), D: d })),
    });
  return {
    /** Of each door what can be tapped on its drawing; empty: it is too early to report anything. */
    Tapped: tapped,
    Reported: (await ctx.stores.faults.ofOrder(order.id)).toReversed().map(({ fault, events }) => {
      const state = faultStateOf(events);
      return {
        FaultId: fault.id,
        LineId: fault.lineId,
        AreaName: areaName(fault.area),
        Kind: fault.kind,
        Text: fault.text,
        Photos: photosOf(fault.id),
        At: fault.at,
        State: state,
        /** Whether the customer may say that it is still there. */
        MayReopen: nextFaultMoves(state, 'customer').includes('reopen'),
        /** What was said of it since, oldest first. */
        Said: events
          .filter(({ text }) => text !== '')
          .map(({ text, who, at }) => ({ Text: text, IsCustomer: who === null, At: at })),
      };
    }),
  };
}
