import { defaultVisitSettings } from '@door/domain/catalogue/rows/visit-settings';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { me, renderOffice, toastMessages } from '../testing/render-office.tsx';
import { theSettings } from '../testing/the-settings.ts';
import { SettingsPage } from './settings-page.tsx';

beforeEach(() => localStorage.clear());

function open(role: 'admin' | 'fabricator' = 'admin') {
  let now = theSettings;
  return renderOffice(<SettingsPage />, {
    path: '/installer/settings/diary',
    answers: {
      'user.me': () => ({ ...me, Role: role }),
      'diary.resources': () => ({ Resources: [], Teams: [] }),
      'settings.getSettings': () => now,
      'settings.updateVisits': ({ VisitNumbers }) => {
        now = { ...now, VisitNumbers, Version: now.Version + 1 };
        return now;
      },
    },
  });
}

const numbers = page.getByRole('form', { name: 'Minutes, and weights' });

test('numbers are saved within their limits, all at once', async () => {
  const { inputsOf } = await open();
  const single = numbers.getByRole('textbox', { name: 'A single door' });
  await single.fill('700');
  await expect.element(numbers.getByRole('button', { name: 'Save' })).toBeDisabled();
  await single.fill('180');
  await numbers.getByRole('textbox', { name: 'Two people carry, kg' }).fill('20');
  await expect.element(numbers.getByText('Two people carry no less than one.')).toBeVisible();
  await numbers.getByRole('textbox', { name: 'Two people carry, kg' }).fill('80');
  await numbers.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => inputsOf('settings.updateVisits'))
    .toEqual([{ Version: 1, VisitNumbers: { ...defaultVisitSettings, 'visit-single': 180, 'lift-by-two': 80 } }]);
  await expect.poll(toastMessages).toEqual(['Saved.']);
});

test('whoever may not change them reads them', async () => {
  await open('fabricator');
  await expect.element(page.getByText('A low threshold')).toBeVisible();
  expect(page.getByRole('button', { name: 'Save' }).elements()).toEqual([]);
});
