import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { me, renderOffice, toastMessages } from '../testing/render-office.tsx';
import { theSettings } from '../testing/the-settings.ts';
import { SettingsPage } from './settings-page.tsx';

beforeEach(() => localStorage.clear());

function open(role: 'admin' | 'fabricator' = 'admin') {
  let now = theSettings;
  return renderOffice(<SettingsPage />, {
    path: '/installer/settings/guarantee',
    answers: {
      'user.me': () => ({ ...me, Role: role }),
      'settings.getSettings': () => now,
      'settings.updateFitting': ({ Checklist, RequiredPhotos, Guarantee }) => {
        const sent = { Checklist: [...Checklist], RequiredPhotos: [...RequiredPhotos], Guarantee: [...Guarantee] };
        now = { ...now, ...sent, Version: now.Version + 1 };
        return now;
      },
    },
  });
}

const guarantee = page.getByRole('form', { name: 'Guarantee' });
const handover = page.getByRole('form', { name: 'Before the handover' });
const partNames = guarantee.getByRole('textbox', { name: 'Part' });

test('a part is guaranteed once it has a name and its months, and the rest stays as it is', async () => {
  const { inputsOf } = await open();
  await guarantee.getByRole('button', { name: 'Add a part' }).click();
  await expect.element(guarantee.getByText('Name each part.')).toBeVisible();
  await partNames.nth(1).fill('Glass');
  await expect.element(guarantee.getByText('Name each part once.')).toBeVisible();
  await partNames.nth(1).fill('Frame and leaf');
  await expect.element(guarantee.getByText('Months are whole numbers from 1 to 600.')).toBeVisible();
  await expect.element(guarantee.getByRole('button', { name: 'Save' })).toBeDisabled();
  await guarantee.getByRole('textbox', { name: 'Months' }).nth(1).fill('120');
  await guarantee.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => inputsOf('settings.updateFitting'))
    .toEqual([
      {
        Version: 1,
        Checklist: ['Opens and closes'],
        RequiredPhotos: ['after'],
        Guarantee: [
          { Part: 'Glass', Months: 60 },
          { Part: 'Frame and leaf', Months: 120 },
        ],
      },
    ]);
  await expect.poll(toastMessages).toEqual(['Saved.']);
  await guarantee.getByRole('button', { name: 'Remove Glass' }).click();
  await expect.element(partNames).toHaveValue('Frame and leaf');
});

test('the checklist has each row once, and photos are chosen', async () => {
  const { inputsOf } = await open();
  const rows = handover.getByRole('textbox', { name: 'Checklist' });
  await rows.fill('Opens and closes\nKeys\nKeys');
  await expect.element(handover.getByText('Each row once.')).toBeVisible();
  await rows.fill('Opens and closes\n\n Keys ');
  await handover.getByRole('checkbox', { name: 'Before the work' }).click();
  await handover.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => inputsOf('settings.updateFitting'))
    .toMatchObject([{ Checklist: ['Opens and closes', 'Keys'], RequiredPhotos: ['before', 'after'] }]);
});

test('what was typed is back after a reload', async () => {
  const first = await open();
  await partNames.fill('Glass units');
  await expect.element(guarantee.getByText('1 change', { exact: true })).toBeVisible();
  await first.screen.unmount();
  await open();
  await expect.element(partNames).toHaveValue('Glass units');
  await expect.element(guarantee.getByText('What you typed before, and did not save, is back.')).toBeVisible();
});

test('whoever may not change it reads it', async () => {
  await open('fabricator');
  await expect.element(page.getByText('Glass 60 months')).toBeVisible();
  await expect.element(page.getByText('After the work')).toBeVisible();
  expect(page.getByRole('button', { name: 'Save' }).elements()).toEqual([]);
});

test('a register of installations has the columns, limits and places that are typed, and nothing that is none', async () => {
  const { inputsOf } = await open();
  const register = page.getByRole('form', { name: 'Register of installations' });
  const columns = register.getByRole('textbox', { name: 'Columns' });
  await expect.element(columns).toHaveValue('Job: number of the order\nHeight under 18 m: "Yes"');
  await columns.fill('Job: the colour of the door');
  await expect.element(register.getByText(/“Job: the colour of the door” is no heading/)).toBeVisible();
  await columns.fill('Job: number of the order\nJob: windows');
  await expect.element(register.getByText('Each heading once.')).toBeVisible();
  await columns.fill('Job no: Number of the order\n\nScheme: "Ours: A"\nWindows: windows');
  await register.getByRole('textbox', { name: 'Glazed from, %' }).fill('101');
  await expect.element(register.getByText('A share is from 0 to 100, with one decimal at most.')).toBeVisible();
  await register.getByRole('textbox', { name: 'Glazed from, %' }).fill('50.5');
  await register.getByRole('checkbox', { name: 'England and Wales' }).click();
  await expect.element(register.getByText('Tick a place.')).toBeVisible();
  await register.getByRole('checkbox', { name: 'Scotland' }).click();
  await register.getByRole('combobox').selectOptions('Is not counted');
  await register.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => inputsOf('settings.updateFitting'))
    .toMatchObject([
      {
        Installations: {
          Columns: [
            { Head: 'Job no', Tells: 'order', Text: '' },
            { Head: 'Scheme', Tells: null, Text: 'Ours: A' },
            { Head: 'Windows', Tells: 'windows', Text: '' },
          ],
          ...{ GlazedFrom: 505, Coupled: 'nothing', Places: ['scotland'] },
        },
      },
    ]);
});
