import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

type Call = (path: string, input: unknown) => Promise<unknown>;

/** Calls of the office with the session of the page, which is logged in; they answer as the wire does. */
async function callsOf(page: Page, url: string): Promise<{ readonly ask: Call; readonly send: Call }> {
  const heard = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
  await page.reload();
  const { authorization = '' } = (await heard).headers();
  const answered = async (answer: Awaited<ReturnType<Page['request']['get']>>): Promise<unknown> => {
    if (!answer.ok()) throw new Error(await answer.text());
    const body: unknown = await answer.json();
    return fieldOf(fieldOf(body, 'result'), 'data');
  };
  const at = (path: string) => `${url}/trpc/installer/${path}`;
  return {
    ask: async (path, input) =>
      answered(
        await page.request.get(at(path), { headers: { authorization }, params: { input: JSON.stringify(input) } }),
      ),
    send: async (path, input) => {
      const headers = { authorization, 'content-type': 'application/json' };
      return answered(await page.request.post(at(path), { headers, data: JSON.stringify(input) }));
    },
  };
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

const listIn = (value: unknown, name: string): readonly unknown[] => {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
};

/** Sells doors of these templates to a customer and brings their order up to Ready For Production. */
export async function readyDoors(page: Page, url: string, sold: { customer: string; templates: readonly string[] }) {
  const { ask, send } = await callsOf(page, url);
  const [customer, quote, order] = [randomUUID(), randomUUID(), randomUUID()];
  const ItemIds = [];
  for (const template of sold.templates) ItemIds.push(await solidDoor(send, template));
  await send('customer.create', { Id: customer, Name: sold.customer, Email: 'works@example.com' });
  const draft = await send('quote.create', { Id: quote, CustomerId: customer, ItemIds });
  const sent = await send('quote.send', { Id: quote, LastUpdated: fieldOf(draft, 'LastUpdated') });
  const [Version, Hash] = [fieldOf(sent, 'Version'), fieldOf(sent, 'Hash')];
  await send('quote.accept', { Id: quote, Version, Hash, How: 'phone' });
  const made = await send('quote.convertToOrder', { Id: quote, OrderId: order });
  const LastUpdated = fieldOf(made, 'LastUpdated');
  await send('order.updateDetails', { Id: order, LastUpdated, DeliveryAddress: '1 Mill Lane' });
  for (const line of listIn(made, 'Lines')) await measure({ ask, send }, fieldOf(line, 'ItemId'));
  await send('order.confirm', { Id: order, MeasurementsFinal: true });
  await send('order.waiveDrawing', { Id: order, How: 'phone', Reason: 'Agreed by phone' });
  await send('order.accept', { Id: order, CreditChecked: true });
  await send('order.generateBoms', order);
  const Week = fieldOf(await ask('order.getOrderById', order), 'PromisedWeek');
  await send('order.setProductionWeek', { Id: order, Week });
  await send('order.readyForProduction', { Id: order });
}

/** A door of which the works have everything. */
async function solidDoor(send: Call, template: string): Promise<unknown> {
  const ItemId = fieldOf(await send('createItemFromTemplate', { ItemId: template }), 'Id');
  await send('selectDesign', { ItemId, DesignId: 15 });
  const notStocked = ['spyhole', 'knocker', 'letterPlate'].map((CncName) => ({ ItemId, CncName, On: false }));
  const LastUpdated = fieldOf(await send('toggleDefaultHardware', notStocked), 'LastUpdated');
  await send('configureItem', { ItemId, LastUpdated, Actions: [{ type: 'size.chooseSill', stock: null }] });
  return ItemId;
}

/** An opening that takes the 1000 × 2100 of a new door, measured for good. */
async function measure({ ask, send }: { readonly ask: Call; readonly send: Call }, ItemId: unknown): Promise<void> {
  const [width, height] = [1010, 2110];
  const diagonal = Math.round(Math.hypot(width, height));
  const Survey = {
    Widths: [width, width, width],
    Heights: [height, height, height],
    Diagonals: [diagonal, diagonal],
    Reveals: { Left: 0, Right: 0, Top: 0 },
    Notes: '',
    Final: true,
  };
  const Version = fieldOf(await ask('item.getSurvey', ItemId), 'Version');
  await send('item.saveSurvey', { ItemId, Survey, Version });
}
