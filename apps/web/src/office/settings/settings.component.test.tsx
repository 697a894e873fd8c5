import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice, toastMessages } from '../testing/render-office.tsx';
import { SettingsPage } from './settings-page.tsx';
import type { WireSettings } from './use-settings.ts';

vi.mock('../../platform/login/log-in.ts', () => import('../testing/fake-log-in.ts'));

const begun: WireSettings = {
  Version: 1,
  ClientId: -1022,
  Currency: 'EUR',
  HomePageURL: '/',
  BackPageURL: '/',
  LogoUrl: '',
  TermsAndConditionsType: 'link',
  TermsAndConditionsContent: '',
  PrivacyPolicyType: 'link',
  PrivacyPolicyContent: '',
  Name: 'Doors Ltd',
  Email: 'doors@example.com',
  PriceDisplay: 'hidden',
  ShowPriceLines: false,
  Address: '',
  Phone: '',
  Registration: '',
  SaleTerms: '',
  RequireTwoFactor: 'nobody',
  UiSettings: {
    pageTitle: 'Design your door',
    publicIntoText: '',
    consentYesText: 'Yes',
    consentNoText: 'No',
    dataTheme: 'tenant',
    tenant: {
      '--tenant-primary': '#123f8c',
      '--tenant-paper': '#ffffff',
      '--tenant-ink': '#16202e',
      '--tenant-accent': '#8a5a00',
    },
    showUnglazed: false,
    showExtraInternalColour: false,
    logInErrorPath: '/login',
  },
  Versions: [{ Version: 1, ChangedAt: null, By: null, Changes: [] }],
};

/** A server whose settings change as the calls say. */
function open(path: string, Role: 'admin' | 'fabricator' = 'admin') {
  const answers: OfficeAnswers = {
    'user.me': () => ({ ...me, Role }),
    'settings.getSettings': () => begun,
    'settings.updateSettings': ({ Name = '' }) => ({ ...begun, Version: 2, Name }),
    'settings.updateLegal': ({ TermsAndConditionsContent }) => ({ ...begun, Version: 2, TermsAndConditionsContent }),
  };
  return renderOffice(<SettingsPage />, { path, answers });
}

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
  expect(frame.getAttribute('srcdoc')).toBe('<h2>Ours</h2>');
  expect(frame.getAttribute('sandbox')).toBe('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => inputsOf('settings.updateLegal').length).toBe(1);
});

test('a fabricator reads the settings', async () => {
  await open('/installer/settings', 'fabricator');
  await expect.element(page.getByText('Design your door').first()).toBeVisible();
  expect(page.getByRole('button', { name: 'Save' }).elements()).toEqual([]);
});
