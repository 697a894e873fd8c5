import { expect, test } from 'vitest';
import { aSoldOrder, measure, soldOrderId as Id } from '../testing/a-sold-order.ts';
import { aTestApi, codeOf } from '../testing/a-test-api.ts';
import { confirmOrder } from '../testing/confirm-order.ts';

const christmas = { Day: '2026-12-25', Name: 'Christmas Day' };
const closure = { Day: '2026-12-07', Name: 'Stocktaking' };

test('the calendar of a supplier is a whole list, read by day', async () => {
  const api = await aTestApi();
  const sent = { Holidays: [christmas, closure] };
  const answer = await api.admin().settings.updateHolidays(sent);
  expect(answer).toEqual({ Holidays: [closure, christmas] });
  expect(await api.admin().settings.updateHolidays(sent)).toEqual(answer);
  expect(await api.fabricator().settings.getHolidays()).toEqual(answer);
  expect(await api.admin(-1023).settings.getHolidays()).toEqual({ Holidays: [] });
});

test('an order is promised later where the works are closed meanwhile', async () => {
  const { api, door } = await aSoldOrder();
  // Twelve working days end on Tuesday 2026-12-08; four closed days lead into the next week.
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
  await api.admin().settings.updateHolidays({ Holidays: days.map((Day) => ({ Day, Name: 'Closed' })) });
  await measure(api, door);
  await confirmOrder(api.installer(), Id);
  expect(await api.fabricator().order.accept({ Id, CreditChecked: true })).toMatchObject({ PromisedWeek: '2651' });
});

test.each([
  ['a day that is named twice', [christmas, christmas]],
  ['no day', [{ ...christmas, Day: '2026-02-30' }]],
  ['no name', [{ ...christmas, Name: '' }]],
])('refuses %s', async (_, Holidays) => {
  expect(await codeOf((await aTestApi()).admin().settings.updateHolidays({ Holidays }))).toBe('BAD_REQUEST');
});
