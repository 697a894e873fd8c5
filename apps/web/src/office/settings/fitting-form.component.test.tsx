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
