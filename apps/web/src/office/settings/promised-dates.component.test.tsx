import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice, toastMessages } from '../testing/render-office.tsx';
import { theSettings } from '../testing/the-settings.ts';
import { SettingsPage } from './settings-page.tsx';
import type { WireSettings } from './use-settings.ts';

/** A server that keeps what is saved, beside the other parts of the page without anything in them. */
async function open({
  role = 'admin',
  path = '/installer/settings/business',
  begun = theSettings,
  answers = {},
}: Opened = {}) {
  let now = begun;
  const settle = (changes: Partial<WireSettings>) => {
    now = { ...now, ...changes, Version: now.Version + 1 };
    return now;
  };
  return renderOffice(<SettingsPage />, {
    path,
    answers: {
      'user.me': () => ({ ...me, Role: role }),
      'settings.getSettings': () => now,
      'settings.getVatRates': () => ({ Rates: [], History: [] }),
      'settings.getHolidays': () => ({ Holidays: [] }),
      'settings.getNumbers': () => ({ Numbers: [] }),
      'settings.updateTransport': ({ Weekdays, Zones, ExtraDays, Version: _, ...days }) =>
        settle({ TransportDays: Weekdays, TransportZones: Zones ?? [], ExtraTransportDays: ExtraDays ?? [], ...days }),
      'settings.updateFloor': ({ Version: _, ...floor }) => settle(floor),
      'settings.updateLeadRules': ({ LeadRules, UntilVendors }) =>
        settle({ LeadRules: { ...now.LeadRules, ...LeadRules }, LeadUntilVendors: UntilVendors ?? [] }),
      'settings.updateBuying': ({ Version: _, ...buying }) => settle(buying),
      ...answers,
    },
  });
}

interface Opened {
  readonly role?: 'admin' | 'fabricator';
  readonly path?: string;
  readonly begun?: WireSettings;
  readonly answers?: OfficeAnswers;
}

const section = page.getByRole('region', { name: 'Promised dates' });
const transport = section.getByRole('form', { name: 'Transport and days' });
const floor = section.getByRole('form', { name: 'Stages and goods' });
const leads = section.getByRole('form', { name: 'Lead rules' });
const rule = (name: string) => leads.getByRole('group', { name });
const save = { name: 'Save', exact: true };

beforeEach(() => localStorage.clear());

test('weekdays of transport and days are shown as a difference and saved together, once', async () => {
  const { inputsOf } = await open();
  await transport.getByRole('checkbox', { name: 'Thursday' }).click();
  await transport.getByRole('checkbox', { name: 'Tuesday' }).click();
  await transport.getByRole('textbox', { name: 'Planning days' }).fill('3');
  await expect.element(transport.getByText('Transport days: every open day → Tuesday, Thursday')).toBeVisible();
  await expect.element(transport.getByText('Planning days: 2 → 3')).toBeVisible();
  await transport.getByRole('button', save).click();
  await expect.poll(toastMessages).toEqual(['Saved.']);
  await expect.element(transport.getByText('Everything is saved.')).toBeVisible();
  expect(inputsOf('settings.updateTransport')).toEqual([
    {
      Version: 1,
      Weekdays: [2, 4],
      Zones: [],
      ExtraDays: [],
      PlanDays: 3,
      SurveyDays: 5,
      DepositDays: 2,
      TransitDays: 0,
      FitAfter: 1,
    },
  ]);
  await transport.getByRole('checkbox', { name: 'Tuesday' }).click();
  await expect.element(transport.getByText('Transport days: Tuesday, Thursday → Thursday')).toBeVisible();
});

test('an extra transport has a day and a reason, and is saved with the weekdays', async () => {
  const { inputsOf } = await open();
  const field = transport.getByRole('textbox', { name: 'Extra transport days' });
  for (const wrong of [
    '2026-12-23',
    '2026-12-26 A Saturday',
    '2027-02-30 No day',
    '2026-12-23 Twice\n2026-12-23 Twice',
  ]) {
    await field.fill(wrong);
    await expect.element(field).toHaveAccessibleDescription(/^Write each day once/);
    await expect.element(transport.getByRole('button', save)).toBeDisabled();
  }
  await field.fill('2026-12-23 Before the holidays\n\n2026-12-30  Stock has to leave ');
  await transport.getByRole('button', save).click();
  await expect
    .poll(() => inputsOf('settings.updateTransport'))
    .toMatchObject([
      {
        ExtraDays: [
          { Day: '2026-12-23', Reason: 'Before the holidays' },
          { Day: '2026-12-30', Reason: 'Stock has to leave' },
        ],
      },
    ]);
});

test('zones have areas and weekdays of their own, and are told in words in the history', async () => {
  const { inputsOf, screen } = await open();
  const field = transport.getByRole('textbox', { name: 'Transport zones' });
  for (const wrong of ['D02', 'D02: Someday', ': Monday', 'D02: Mon\nd02: Tue', 'D02: Mon: Tue', 'D02: M']) {
    await field.fill(wrong);
    await expect.element(field).toHaveAccessibleDescription(/^Write each zone on a line of its own/);
    await expect.element(transport.getByRole('button', save)).toBeDisabled();
  }
  await field.fill('D, A94: thu, Monday\n\nCo. Galway : every open day');
  await transport.getByRole('button', save).click();
  await expect
    .poll(() => inputsOf('settings.updateTransport'))
    .toMatchObject([
      {
        Zones: [
          { Areas: ['D', 'A94'], Weekdays: [1, 4] },
          { Areas: ['Co. Galway'], Weekdays: [] },
        ],
      },
    ]);
  await expect.element(field).toHaveValue('D, A94: Monday, Thursday\nCo. Galway: every open day');
  await screen.unmount();
  const Changes = [{ Field: 'TransportZones', From: '', To: 'D, A94: 1, 4; GALWAY: ' }];
  const Versions = [{ Version: 2, ChangedAt: null, By: null, Changes }];
  await open({ path: '/installer/settings/history', begun: { ...theSettings, Versions } });
  await expect.element(page.getByText(/D, A94: Monday, Thursday; GALWAY: every open day/)).toBeVisible();
});

test('while it is being saved it is not sent again', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  const { inputsOf } = await open({
    answers: {
      'settings.updateTransport': async ({ PlanDays }) => {
        await held;
        return { ...theSettings, Version: 2, PlanDays };
      },
    },
  });
  await transport.getByRole('textbox', { name: 'Planning days' }).fill('3');
  await userEvent.keyboard('{Enter}{Enter}');
  await transport.getByRole('textbox', { name: 'Survey days' }).fill('6');
  await userEvent.keyboard('{Enter}');
  expect(inputsOf('settings.updateTransport')).toHaveLength(1);
  release();
  await expect.poll(toastMessages).toEqual(['Saved.']);
  await expect.element(transport.getByText('Survey days: 5 → 6')).toBeVisible();
  expect(transport.getByText(/^Planning days: 2/).elements()).toEqual([]);
});

test('a number of days that cannot be is named at its field and is not saved', async () => {
  const { inputsOf } = await open();
  const field = transport.getByRole('textbox', { name: 'Survey days' });
  for (const wrong of ['121', '', '2.5']) {
    await field.fill(wrong);
    await expect.element(field).toHaveAccessibleDescription('Write a whole number from 0 to 120.');
    await expect.element(transport.getByRole('button', save)).toBeDisabled();
  }
  await field.fill('120');
  await expect.element(transport.getByRole('button', save)).toBeEnabled();
  await rule('A fire door').getByRole('textbox', { name: 'Open days' }).fill('many');
  await expect.element(rule('A fire door').getByText('Write a whole number from 0 to 120.')).toBeVisible();
  await expect.element(leads.getByRole('button', save)).toBeDisabled();
  expect(inputsOf('settings.updateLeadRules')).toEqual([]);
});

test('stages have days that follow each other, and goods theirs', async () => {
  const { inputsOf } = await open();
  const field = (name: string) => floor.getByRole('textbox', { name });
  await field('Assembly day').fill('4');
  const early = 'A stage comes on the day of the one before it, or later.';
  await expect.element(floor.getByText(early)).toBeVisible();
  await expect.element(floor.getByRole('button', save)).toBeDisabled();
  await field('Glazing day').fill('8');
  await expect.element(floor.getByText('Write a whole number from 1 to 7.')).toBeVisible();
  await field('Glazing day').fill('5');
  await field('Yield of bars, per cent').fill('88');
  await expect.element(floor.getByText('Glazing day: 3 → 5')).toBeVisible();
  await floor.getByRole('button', save).click();
  await expect.poll(toastMessages).toEqual(['Saved.']);
  expect(inputsOf('settings.updateFloor')).toEqual([
    { Version: 1, CuttingDay: 1, AssemblyDay: 4, GlazingDay: 5, GoodsInDays: 1, BarYield: 88 },
  ]);
});

test('what buying goes by is saved together, and what cannot be is named at its field', async () => {
  const { inputsOf } = await open();
  const buying = page.getByRole('form', { name: 'Bills and purchases' });
  const field = (name: string) => buying.getByRole('textbox', { name });
  await field('Order limit').fill('2.500,555');
  await expect.element(buying.getByText('Write a sum up to 1000000.00, such as 5.00.')).toBeVisible();
  await expect.element(buying.getByRole('button', save)).toBeDisabled();
  await field('Order limit').fill('2.500,50');
  await field('Price difference, per cent').fill('101');
  await expect.element(buying.getByText('Write a whole number from 0 to 100.')).toBeVisible();
  await field('Price difference, per cent').fill('3');
  await field('Price difference, amount').fill('0');
  await expect.element(buying.getByText('Price difference, per cent: 2 → 3')).toBeVisible();
  await expect.element(buying.getByText('Price difference, amount: €5.00 → €0.00')).toBeVisible();
  await expect.element(buying.getByText('Order limit: €5,000.00 → €2,500.50')).toBeVisible();
  await buying.getByRole('button', save).click();
  await expect.poll(toastMessages).toEqual(['Saved.']);
  expect(inputsOf('settings.updateBuying')).toEqual([
    { Version: 1, BillPercent: 3, BillAmount: '0', OrderLimit: '2500.50' },
  ]);
  await expect.element(buying.getByText('Everything is saved.')).toBeVisible();
});

test('a rule gets other days or is switched off, and is switched on again with those of a new supplier', async () => {
  const { inputsOf } = await open();
  await rule('A fire door').getByRole('textbox', { name: 'Open days' }).fill('30');
  await rule('A fire door').getByRole('checkbox', { name: 'Only until vendors sell its goods' }).click();
  await expect.element(leads.getByText('Only until vendors sell its goods: no rule → A fire door')).toBeVisible();
  await rule('Custom RAL').getByRole('switch').click();
  await expect.element(leads.getByText('A fire door: 25 open days → 30 open days')).toBeVisible();
  await expect.element(leads.getByText('Custom RAL: 20 open days → off')).toBeVisible();
  await leads.getByRole('button', save).click();
  await expect
    .poll(() => inputsOf('settings.updateLeadRules'))
    .toEqual([
      {
        Version: 1,
        LeadRules: { ...theSettings.LeadRules, 'fire-door': 30, 'custom-ral': null },
        UntilVendors: ['fire-door'],
      },
    ]);
  await expect.element(leads.getByText('Everything is saved.')).toBeVisible();
  expect(rule('Custom RAL').getByRole('textbox').elements()).toEqual([]);
  await rule('Custom RAL').getByRole('switch').click();
  await expect.element(rule('Custom RAL').getByRole('textbox', { name: 'Open days' })).toHaveValue('20');
  await expect.element(leads.getByText('Custom RAL: off → 20 open days')).toBeVisible();
});

test('what is typed in both forms is back after a reload', async () => {
  const first = await open();
  await transport.getByRole('checkbox', { name: 'Monday' }).click();
  await rule('A fire door').getByRole('textbox', { name: 'Open days' }).fill('30');
  await expect.element(leads.getByText('1 change', { exact: true })).toBeVisible();
  await first.screen.unmount();
  await open();
  await expect.element(transport.getByRole('checkbox', { name: 'Monday' })).toBeChecked();
  await expect.element(rule('A fire door').getByRole('textbox', { name: 'Open days' })).toHaveValue('30');
  await expect.element(leads.getByText('What you typed before, and did not save, is back.')).toBeVisible();
});

test('what somebody else has changed meanwhile is shown beside it', async () => {
  const first = await open();
  await rule('A fire door').getByRole('switch').click();
  await expect.element(leads.getByText('A fire door: 25 open days → off')).toBeVisible();
  await first.screen.unmount();
  const changed = { ...theSettings, Version: 2, LeadRules: { ...theSettings.LeadRules, 'fire-door': 40 } };
  const { inputsOf } = await open({ begun: changed });
  await expect.element(leads.getByText('Somebody else has changed the same meanwhile')).toBeVisible();
  await expect.element(leads.getByRole('button', save)).toBeDisabled();
  await leads.getByRole('button', { name: 'Keep mine' }).click();
  await leads.getByRole('button', save).click();
  await expect
    .poll(() => inputsOf('settings.updateLeadRules'))
    .toMatchObject([{ Version: 2, LeadRules: { 'fire-door': null } }]);
});

test('who may only see the settings reads them', async () => {
  const LeadRules = { ...theSettings.LeadRules, 'custom-ral': null, 'standard-white': 1 };
  await open({ role: 'fabricator', begun: { ...theSettings, TransportDays: [1, 5], LeadRules } });
  await expect.element(transport.getByText('Monday, Friday')).toBeVisible();
  await expect.element(leads.getByText('25 open days')).toBeVisible();
  await expect.element(leads.getByText('1 open day', { exact: true })).toBeVisible();
  await expect.element(leads.getByText('off', { exact: true })).toBeVisible();
  expect(section.getByRole('button').elements()).toEqual([]);
});

test('the history names the days and the rules in words', async () => {
  const changes = [
    { Field: 'TransportDays', From: '', To: '2, 4' },
    { Field: 'PlanDays', From: '2', To: '3' },
    { Field: 'fire-door', From: '25', To: '' },
  ];
  await open({
    path: '/installer/settings/history',
    begun: { ...theSettings, Versions: [{ Version: 1, ChangedAt: null, By: null, Changes: changes }] },
  });
  await expect.element(page.getByText('Transport days: every open day → Tuesday, Thursday')).toBeVisible();
  await expect.element(page.getByText('Planning days: 2 → 3')).toBeVisible();
  await expect.element(page.getByText('A fire door: 25 open days → off')).toBeVisible();
});
