import type { Bom } from '@door/domain/making/bom/bom-record';
import { clientId } from '@door/domain/door/model/ids';
import { aSoldOrder, measure, soldOrderId } from './a-sold-order.ts';
import type { TestApi } from './a-test-api.ts';
import { confirmOrder } from './confirm-order.ts';

/** An order of one line, of so many doors, that is ready for production in week 2650. */
export async function aReadyOrder(quantity = 1) {
  const { api, door } = await aSoldOrder();
  const Id = soldOrderId;
  await api.transactions.run(clientId(-1022), async ({ orders }) => {
    const stored = await orders.load(Id);
    const lines = stored?.order.lines.map((line) => ({ ...line, quantity })) ?? [];
    if (stored) await orders.save({ ...stored, order: { ...stored.order, lines } });
  });
  await measure(api, door);
  await confirmOrder(api.installer(), Id, quantity > 1);
  const { order, generateBom } = api.fabricator();
  await order.accept({ Id, CreditChecked: true, DifferenceAccepted: quantity > 1 });
  await generateBom(door);
  await order.setProductionWeek({ Id, Week: '2650' });
  const ready = await order.readyForProduction({ Id });
  return { api, door, line: ready.Lines[0]?.LineId ?? '' };
}

/** What is made of a line, and how often. */
export interface MadeLine {
  readonly records: Bom;
  readonly quantity: number;
}

/** The same order once more, with another number and lines of its own: so many doors as lines are named, or what is `made` of them. */
export async function anotherReadyOrder(
  api: TestApi,
  number: number,
  lineIds: readonly string[],
  made: readonly MadeLine[] = [],
): Promise<string> {
  const id = soldOrderId.replace(/e9$/, String(number).slice(-2));
  await api.transactions.run(clientId(-1022), async ({ orders }) => {
    const stored = await orders.load(soldOrderId);
    const [bill] = await orders.frozenBoms(soldOrderId);
    const [line] = stored?.order.lines ?? [];
    if (!stored || !bill || !line) throw new Error('There is no order that is ready.');
    const lines = lineIds.map((lineId, at) => ({ ...line, id: lineId, quantity: made[at]?.quantity ?? line.quantity }));
    await orders.create({
      ...stored,
      id,
      number,
      order: { ...stored.order, quote: null, lines, state: 'Ready For Production' },
    });
    await orders.freezeBoms(
      id,
      lineIds.map((lineId, at) => ({ ...bill, lineId, records: made[at]?.records ?? bill.records })),
    );
  });
  return id;
}
