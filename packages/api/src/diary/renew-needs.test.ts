import { defaultVisitSettings } from '@door/domain/catalogue/rows/visit-settings';
import { expect, test } from 'vitest';
import { codeOf } from '../testing/a-test-api.ts';
import { anAcceptedOrder } from '../testing/an-accepted-order.ts';
import { soldOrderId as OrderId } from '../testing/a-sold-order.ts';

/** An order that waits for its fitting, and how the supplier settles what that takes. */
async function aSupplier() {
  const accepted = await anAcceptedOrder();
  const { settings } = accepted.api.admin();
  const settle = async (changes: Partial<typeof defaultVisitSettings>) => {
    const { Version } = await settings.getSettings();
    return settings.updateVisits({ Version, VisitNumbers: { ...defaultVisitSettings, ...changes } });
  };
  const fitting = async () =>
    (await accepted.diary.ofOrder({ OrderId })).Jobs.find(({ Kind }) => Kind === 'fitting') ?? expect.fail();
  return { ...accepted, settle, fitting };
}

test('what waits for a day takes as long as the settings say, and so do its slots; they are a version of the settings', async () => {
  const { diary, job, settle, fitting } = await aSupplier();
  expect(await fitting()).toMatchObject({ Minutes: 210, Persons: 2, Tools: [] });
  const settled = await settle({ 'visit-single': 300, 'lift-alone': 10, 'lift-by-two': 20 });
  expect(settled.VisitNumbers['visit-single']).toBe(300);
  expect(settled.Versions[0]?.Changes).toContainEqual({ Field: 'visit-single', From: '150', To: '300' });
  expect(await fitting()).toMatchObject({ Minutes: 390, Persons: 2, Tools: ['lifter'] });
  const { Slots } = await diary.slots({ Id: job.Id });
  expect(new Set(Slots.map(({ Start }) => Start)), 'a whole day is left of none at noon').toEqual(new Set(['08:00']));
});

test('what is booked stays as it was agreed', async () => {
  const { diary, at, settle, fitting } = await aSupplier();
  await diary.book(at('2026-12-16'));
  await settle({ 'visit-single': 300 });
  expect(await fitting()).toMatchObject({ State: 'Booked', Minutes: 210 });
});

test.each([
  ['more than a number may be', { 'visit-single': 601 }],
  ['less', { 'visit-break-after': 119 }],
  ['no whole number', { 'visit-part': 12.5 }],
  ['two who carry less than one', { 'lift-alone': 50, 'lift-by-two': 40 }],
])('%s is refused', async (_, changes) => {
  const { settle } = await aSupplier();
  expect(await codeOf(settle(changes))).toBe('BAD_REQUEST');
});
