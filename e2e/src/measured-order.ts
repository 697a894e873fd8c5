import { randomUUID } from 'node:crypto';
import type { OfficeCalls } from './office-calls.ts';

interface Asked {
  readonly CustomerId: string;
  /** '' : still to be said. */
  readonly DeliveryAddress: string;
  readonly template: 'single-door' | 'double-door';
  readonly quantity: number;
  /** Id of the colour of the frame outside; inside it is white. */
  readonly frame: number;
}

interface Order {
  readonly LastUpdated: string;
  readonly Lines: readonly { readonly LineId: string; readonly ItemId: string }[];
}

const whiteInside = 101;

/** A draft order of so many doors of one kind, made by hand and measured; answers its id. */
export async function measuredOrder(
  { call, ask }: OfficeCalls,
  { CustomerId, DeliveryAddress, template, quantity, frame }: Asked,
): Promise<string> {
  const { Id: ItemId } = await call<{ readonly Id: string }>('createItemFromTemplate', { ItemId: template });
  const solid = await call<{ readonly LastUpdated: string }>('selectDesign', { ItemId, DesignId: 1 });
  const finishOf = (colourId: number) => ({ kind: 'frame-colour', colourId });
  const Actions = [
    { type: 'colour.chooseFrameExternal', finish: finishOf(frame) },
    { type: 'colour.chooseFrameInternal', finish: finishOf(whiteInside) },
  ];
  await call('configureItem', { ItemId, LastUpdated: solid.LastUpdated, Actions });
  const Id = randomUUID();
  let order = await call<Order>('order.create', { Id, CustomerId, ItemIds: [ItemId] });
  const [line] = order.Lines;
  if (!line) throw new Error('The order has no line.');
  if (quantity > 1) {
    const { LineId } = line;
    order = await call<Order>('order.updateLine', { Id, LastUpdated: order.LastUpdated, LineId, Quantity: quantity });
  }
  await call('order.updateDetails', { Id, LastUpdated: order.LastUpdated, DeliveryAddress });
  await measure({ call, ask }, line.ItemId);
  return Id;
}

/** Measured final, in an opening that takes the size that was ordered. */
export async function measure({ call, ask }: OfficeCalls, ItemId: string): Promise<void> {
  const { Props } = await ask<{ readonly Props: string }>('item.getItemById', ItemId);
  const { overallWidth, overallHeight }: Record<string, number> = JSON.parse(Props);
  const [across, up] = [Number(overallWidth) + 10, Number(overallHeight) + 10];
  const diagonal = Math.round(Math.hypot(across, up));
  const { Version } = await ask<{ readonly Version: string | null }>('item.getSurvey', ItemId);
  const Survey = {
    ...{ Widths: [across, across, across], Heights: [up, up, up], Diagonals: [diagonal, diagonal] },
    ...{ Reveals: { Left: 0, Right: 0, Top: 0 }, Notes: '', Final: true },
  };
  await call('item.saveSurvey', { ItemId, Version, Survey });
}
