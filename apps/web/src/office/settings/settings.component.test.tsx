import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice, toastMessages } from '../testing/render-office.tsx';
import { theSettings } from '../testing/the-settings.ts';
import { SettingsPage } from './settings-page.tsx';
import type { WireSettings } from './use-settings.ts';

/** A server whose settings change as the calls say. */
function open(path: string, { role = 'admin', now = () => theSettings, answers = {} }: Opened = {}) {
  const usual: OfficeAnswers = {
    'user.me': () => ({ ...me, Role: role }),
    'settings.getSettings': now,
    'settings.updateSettings': ({ Name = '' }) => ({ ...theSettings, Version: 2, Name }),
    'settings.updateLegal': ({ TermsAndConditionsContent }) => ({
      ...theSettings,
      Version: 2,
      TermsAndConditionsContent,
    }),
  };
  return renderOffice(<SettingsPage />, { path, answers: { ...usual, ...answers } });
}

interface Opened {
  readonly role?: 'admin' | 'fabricator';
  readonly now?: () => WireSettings;
  readonly answers?: OfficeAnswers;
}

beforeEach(() => localStorage.clear());

test('a change is shown as a difference before it is saved', async () => {
  const { inputsOf } = await open('/installer/settings');
  await page.getByRole('textbox', { name: 'Page title' }).fill('Your door');
  await expect.element(page.getByText('Page title: Design your door → Your door')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => inputsOf('settings.updateSettings'))
    .toMatchObject([{ Version: 1, UiSettings: { pageTitle: 'Your door' } }]);
  await expect.poll(toastMessages).toEqual(['Saved.']);
});

test('a colour that cannot be read is not saved; the nearest that can be is one click away', async () => {
  await open('/installer/settings');
  await page.getByRole('textbox', { name: 'Text colour' }).fill('#999999');
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('button', { name: /^Use #/ }).click();
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('a legal text is read in the frame of visitors before it is saved', async () => {
  const { inputsOf } = await open('/installer/settings/legal');
  await page.getByRole('combobox', { name: 'Terms and conditions are' }).selectOptions('a text');
  await page.getByRole('textbox', { name: 'Terms and conditions' }).fill('<h2>Ours</h2>');
  const frame = page.getByTitle('Preview: Terms and conditions').element();
  const shown = async () => (await fetch(frame.getAttribute('src') ?? '')).text();
  await expect.poll(shown).toBe('<h2>Ours</h2>');
  expect(frame.getAttribute('sandbox')).toBe('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => inputsOf('settings.updateLegal').length).toBe(1);
});

test('a fabricator reads the settings', async () => {
  await open('/installer/settings', { role: 'fabricator' });
  await expect.element(page.getByText('Design your door').first()).toBeVisible();
  expect(page.getByRole('button', { name: 'Save' }).elements()).toEqual([]);
});

test('what was typed is back after a reload, and can be taken back', async () => {
  const first = await open('/installer/settings');
  await page.getByRole('textbox', { name: 'Page title' }).fill('Your door');
  await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
  await first.screen.unmount();
  await open('/installer/settings');
  await expect.element(page.getByRole('textbox', { name: 'Page title' })).toHaveValue('Your door');
  await expect.element(page.getByText('What you typed before, and did not save, is back.')).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Page title' })).toHaveValue('Design your door');
  await expect.element(page.getByText('Everything is saved.')).toBeVisible();
});

const named = (Name: string): WireSettings => ({ ...theSettings, Version: 2, Name, Phone: '021 555 0100' });

test.each([
  ['Keep mine', 'Our Doors'],
  ['Take theirs', 'Their Doors'],
])('what two people change at once is shown side by side; %s', async (button, kept) => {
  const first = await open('/installer/settings');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Our Doors');
  await page.getByRole('textbox', { name: 'Intro text' }).fill('Welcome');
  await first.screen.unmount();
  const { inputsOf } = await open('/installer/settings', { now: () => named('Their Doors') });
  await expect
    .element(page.getByRole('heading', { name: 'Somebody else has changed the same meanwhile' }))
    .toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('021 555 0100');
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('button', { name: button }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(kept);
  await page.getByRole('button', { name: 'Save' }).click();
  const sent = { Version: 2, Name: kept, Phone: '021 555 0100', UiSettings: { publicIntoText: 'Welcome' } };
  await expect.poll(() => inputsOf('settings.updateSettings')).toMatchObject([sent]);
});

test('a rate of VAT is added before it holds, and a series of numbers goes on with a later one', async () => {
  const law = { Country: 'IE', Kind: 'standard', From: '2021-03-01', PerCent: 23, IsOwn: false } as const;
  let next = 1013;
  const numbers = () => ({ Numbers: [{ Kind: 'quote', Prefix: 'Q-', Next: next } as const] });
  const { inputsOf } = await open('/installer/settings/business', {
    answers: {
      'settings.getVatRates': () => ({ Rates: [law], History: [] }),
      'settings.updateVatRates': ({ Rates }) => ({
        Rates: [law, ...Rates.map((rate) => ({ ...rate, IsOwn: true }))],
        History: [],
      }),
      'settings.getHolidays': () => ({ Holidays: [] }),
      'settings.getNumbers': numbers,
      'settings.updateNumber': ({ Next }) => {
        next = Next;
        return numbers();
      },
    },
  });
  const form = page.getByRole('form', { name: 'Add a rate' });
  await form.getByRole('button').click();
  await expect.element(form.getByText('Write a rate from 0 to 100, with two decimals at most.')).toBeVisible();
  await form.getByLabelText('First day').fill('2027-01-01');
  await form.getByLabelText('Per cent').fill('24,5');
  await form.getByRole('button').click();
  const rate = { Country: 'IE', Kind: 'standard', From: '2027-01-01', PerCent: 24.5 };
  await expect.poll(() => inputsOf('settings.updateVatRates')).toEqual([{ Rates: [rate] }]);

  await page.getByRole('button', { name: 'Change the next number: Quotes' }).click();
  await page.getByRole('textbox', { name: 'Next number: Quotes' }).fill('12');
  const numbersSave = page.getByRole('region', { name: 'Numbers' }).getByRole('button', { name: 'Save' });
  await numbersSave.click();
  await expect.element(page.getByText('Write a number from 1013 to 9999999.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Next number: Quotes' }).fill('5000');
  await numbersSave.click();
  await expect.element(page.getByText('Q-5000')).toBeVisible();
});
