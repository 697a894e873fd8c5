import { expect, test } from 'vitest';
import { aTestApi, codeOf } from '../testing/a-test-api.ts';

test('lead rules and the days of a promised date are settled by an admin, and told in the history of versions', async () => {
  const api = await aTestApi();
  const { settings } = api.admin();
  const rules = { Version: 1, LeadRules: { 'fire-door': 30, 'standard-white': null } };
  const changed = await settings.updateLeadRules(rules);
  expect(await settings.updateLeadRules(rules), 'the same message again').toEqual(changed);
  expect(changed.LeadRules).toMatchObject({ 'fire-door': 30, 'standard-white': null, 'stock-foil': 12 });
  expect(changed.Versions[0]?.Changes.map(({ Field, From, To }) => [Field, From, To])).toEqual([
    ['standard-white', '10', ''],
    ['fire-door', '25', '30'],
  ]);
  const given = await settings.updateLeadRules({
    ...{ Version: changed.Version, LeadRules: {} },
    UntilVendors: ['fire-door', 'stock-foil', 'fire-door'],
  });
  expect(given.LeadUntilVendors).toEqual(['stock-foil', 'fire-door']);
  expect(given.Versions[0]?.Changes).toEqual([{ Field: 'LeadUntilVendors', From: '', To: 'stock-foil, fire-door' }]);
  const days = { PlanDays: 3, SurveyDays: 5, DepositDays: 0, TransitDays: 0, FitAfter: 2 };
  const moved = await settings.updateTransport({ Version: given.Version, Weekdays: [4, 2, 4], ...days });
  expect(moved).toMatchObject({ TransportDays: [2, 4], ...days });
  expect(moved.Versions[0]?.Changes.map(({ Field, From, To }) => [Field, From, To])).toEqual([
    ['PlanDays', '2', '3'],
    ['DepositDays', '2', '0'],
    ['FitAfter', '1', '2'],
    ['TransportDays', '', '2, 4'],
  ]);
  const wrong = { Version: moved.Version, Weekdays: [8], ...days };
  expect(await codeOf(settings.updateTransport(wrong))).toBe('BAD_REQUEST');
  expect(await codeOf(settings.updateTransport({ ...wrong, Weekdays: [], PlanDays: 121 }))).toBe('BAD_REQUEST');
  expect(await codeOf(settings.updateLeadRules({ ...rules, LeadRules: { 'fire-door': 0.5 } }))).toBe('BAD_REQUEST');
  const ExtraDays = [{ Day: '2026-12-23', Reason: 'Before the holidays' }];
  const extra = { Version: moved.Version, Weekdays: [2, 4], ExtraDays, ...days };
  const more = await settings.updateTransport(extra);
  expect(await settings.updateTransport(extra), 'the same message again').toEqual(more);
  expect(more.ExtraTransportDays).toEqual(ExtraDays);
  expect(more.Versions[0]?.Changes).toEqual([
    { Field: 'ExtraTransportDays', From: '', To: '2026-12-23 Before the holidays' },
  ]);
  const others = { Version: more.Version, Weekdays: [2], ...days };
  const kept = await settings.updateTransport(others);
  expect(kept.ExtraTransportDays, 'not named').toEqual(ExtraDays);
  const wrongDays = [
    [{ Day: '2026-12-26', Reason: 'A Saturday' }],
    [{ Day: '2026-12-23', Reason: ' ' }],
    [...ExtraDays, { Day: '2026-12-23', Reason: 'Twice' }],
  ];
  for (const wrongExtra of wrongDays)
    expect(await codeOf(settings.updateTransport({ ...extra, ExtraDays: wrongExtra }))).toBe('BAD_REQUEST');
  const Zones = [{ Areas: [' d02 ', 'Co.  Kerry'], Weekdays: [3, 1, 3] }];
  const zoned = await settings.updateTransport({ ...others, Version: kept.Version, Zones });
  const stored = [{ Areas: ['D02', 'CO. KERRY'], Weekdays: [1, 3] }];
  expect(zoned.TransportZones).toEqual(stored);
  expect(zoned.Versions[0]?.Changes).toEqual([{ Field: 'TransportZones', From: '', To: 'D02, CO. KERRY: 1, 3' }]);
  const same = await settings.updateTransport({ ...others, Version: zoned.Version, PlanDays: 4 });
  expect(same.TransportZones, 'not named').toEqual(stored);
  const wrongZones = [
    [{ Areas: [], Weekdays: [1] }],
    [{ Areas: ['D02'], Weekdays: [8] }],
    [{ Areas: ['A: B'], Weekdays: [1] }],
    [...Zones, { Areas: ['D02'], Weekdays: [] }],
  ];
  for (const wrongZone of wrongZones)
    expect(await codeOf(settings.updateTransport({ ...others, Version: same.Version, Zones: wrongZone }))).toBe(
      'BAD_REQUEST',
    );
  const floor = { Version: same.Version, CuttingDay: 1, AssemblyDay: 2, GlazingDay: 4, GoodsInDays: 0, BarYield: 88 };
  const floored = await settings.updateFloor(floor);
  expect(floored).toMatchObject({ GlazingDay: 4, GoodsInDays: 0, BarYield: 88 });
  const later = { ...floor, Version: floored.Version };
  expect(await codeOf(settings.updateFloor({ ...later, AssemblyDay: 5 })), 'glass before the door').toBe('BAD_REQUEST');
  for (const wrongFloor of [{ CuttingDay: 0 }, { GlazingDay: 8 }, { BarYield: 101 }, { BarYield: 49 }])
    expect(await codeOf(settings.updateFloor({ ...later, ...wrongFloor }))).toBe('BAD_REQUEST');
  expect(await codeOf(api.fabricator().settings.updateLeadRules(rules))).toBe('FORBIDDEN');
});

test('what buying goes by is settled by an admin, and told in the history of versions', async () => {
  const api = await aTestApi();
  const { settings } = api.admin();
  const buying = { Version: 1, BillPercent: 3, BillAmount: '7.5', OrderLimit: '250' };
  const changed = await settings.updateBuying(buying);
  expect(await settings.updateBuying(buying), 'the same message again').toEqual(changed);
  expect(changed).toMatchObject({ BillPercent: 3, BillAmount: '7.50', OrderLimit: '250.00' });
  expect(changed.Versions[0]?.Changes.map(({ Field, From, To }) => [Field, From, To])).toEqual([
    ['BillPercent', '2', '3'],
    ['BillAmount', '5.00', '7.50'],
    ['OrderLimit', '5000.00', '250.00'],
  ]);
  const later = { ...buying, Version: changed.Version };
  for (const wrong of [{ BillPercent: 101 }, { BillPercent: 2.5 }, { BillAmount: '-1' }, { BillAmount: '1000.01' }])
    expect(await codeOf(settings.updateBuying({ ...later, ...wrong }))).toBe('BAD_REQUEST');
  for (const OrderLimit of ['1000000.01', 'much', '', '1.005'])
    expect(await codeOf(settings.updateBuying({ ...later, OrderLimit }))).toBe('BAD_REQUEST');
  expect(await codeOf(api.fabricator().settings.updateBuying(buying))).toBe('FORBIDDEN');
});
