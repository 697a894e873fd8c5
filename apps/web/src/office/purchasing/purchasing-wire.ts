import { may } from '@door/domain/people/roles';
import { useQuery } from '@tanstack/react-query';
import { moneyText } from '../../shared/text/money-text.ts';
import { purchasingMessages } from '../messages/purchasing.ts';
import { stockMessages } from '../messages/stock.ts';
import type { OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { useMe } from '../queries/use-me.ts';

/** A purchase as the list has it. */
export type ListedPurchase = OfficeOutputs['purchase']['list']['Purchases'][number];
/** One with its lines, what was said and came of them, and its history. */
export type OpenedPurchase = OfficeOutputs['purchase']['getPurchaseById'];
export type PurchaseLine = OpenedPurchase['Lines'][number];
/** A bill, and a claim, with what they are about. */
export type WireBill = OfficeOutputs['purchase']['bills']['Bills'][number];
export type WireClaim = OfficeOutputs['purchase']['claims']['Claims'][number];
export type WireReceipt = OpenedPurchase['Receipts'][number];

/** What a purchase changes: purchases, what has to be bought, what is expected, and stock. */
export const purchaseMutationMeta = { invalidates: [trpc.purchase.pathKey(), trpc.inventory.pathKey()] };

/** What the person may do with purchases, and with goods that come in. */
export function usePurchasingRights() {
  const { Role } = useMe();
  return { mayBuy: may(Role, 'purchasing.manage'), mayReceive: may(Role, 'inventory.manage') };
}

/** Whoever sells to the supplier now, by name. */
export function useActiveVendors() {
  const { data } = useQuery(trpc.vendor.list.queryOptions());
  return data?.Vendors.filter(({ State }) => State === 'active');
}

/** `€2.50 each`, `€25.00 per 10`, `€41.20 per bar`. */
export function priceText(
  price: PurchaseLine['Price'],
  { Unit, Currency }: Pick<PurchaseLine, 'Unit'> & { readonly Currency: string },
): string {
  if (price === null) return purchasingMessages.priceOpen;
  const amount = moneyText(price.Amount, Currency);
  if (Number(price.Per) !== 1) return purchasingMessages.price(amount, stockMessages.amount(price.Per, Unit));
  return Unit === 'piece'
    ? purchasingMessages.priceEach(amount)
    : purchasingMessages.price(amount, stockMessages.units[Unit]);
}
