import { groupsOf } from '@door/domain/lib/records';
import { numberText } from '@door/domain/lib/running-number';
import type { ProposedLine } from '@door/domain/making/purchasing/proposal';
import { loadPlaces, loadSaidSupplies } from '../inventory/articles.ts';
import { ofOrders, outlooks } from '../inventory/outlooks.ts';
import type { CallScope } from '../procedure.ts';

/** Tells the orders that a late line hits: those that are short of it before it can be usable, in promise sequence. */
export async function hitOrders(ctx: CallScope, lines: readonly ProposedLine[]) {
  const late = lines.filter((line) => line.late);
  const keys = [...new Set(late.flatMap(keysOfLine))];
  if (keys.length === 0) return () => [];
  const kept = {
    places: await loadPlaces(ctx),
    said: await loadSaidSupplies(ctx),
    balances: groupsOf(await ctx.stores.stock.balances({ keys }), ({ key }) => key),
  };
  const found = await outlooks(ctx, kept, keys);
  return (line: ProposedLine) => {
    if (!line.late) return [];
    const needs = keysOfLine(line).flatMap((key) => {
      const outlook = found.get(key);
      return outlook ? ofOrders(outlook).needs : [];
    });
    const hit = needs.filter(({ short, day }) => short !== null && day < line.usable).map(({ demand }) => demand.by);
    const orders = new Map(hit.map(({ id, number }) => [id, numberText('order', number)]));
    return [...orders].map(([OrderId, OrderNumber]) => ({ OrderId, OrderNumber }));
  };
}

/** What is made for doors is needed by its references. */
const keysOfLine = ({ key, made }: ProposedLine): readonly string[] => made?.pieces ?? [key];
