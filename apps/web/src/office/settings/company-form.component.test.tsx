import { expect, test } from 'vitest';
import { removeDrafts } from '../queries/draft-storage.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice } from '../testing/render-office.tsx';
import { theSettings } from '../testing/the-settings.ts';
import { SettingsPage } from './settings-page.tsx';

const show = (answers: OfficeAnswers = {}) => {
  removeDrafts('company', `-1022.${me.UserId}`);
  let now = theSettings;
  return renderOffice(<SettingsPage />, {
    path: '/installer/settings/company',
    answers: {
      'user.me': () => ({ ...me, Role: 'admin' }),
      'settings.getSettings': () => now,
      'settings.updateCompany': ({ Version, ...Company }) => {
        now = { ...now, Version: Version + 1, Company };
        return now;
      },
      ...answers,
    },
  });
};

test('the company is named as invoices name it, and what is still missing is said', async () => {
  const { screen, inputsOf } = await show();
  const problems = screen.getByRole('region', { name: 'Problems' });
  await expect.element(problems.getByText('Your company has no registered name.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Registered name' }).fill('Doors Limited');
  await screen.getByRole('textbox', { name: 'VAT number' }).fill('1234567FA');
  await expect.element(screen.getByText(/^A VAT number begins with the two letters of its country/)).toBeVisible();
  await screen.getByRole('textbox', { name: 'VAT number' }).fill('ie 1234567 fa');
  await screen.getByRole('textbox', { name: 'Street' }).fill('12 Mill Lane');
  await screen.getByRole('textbox', { name: 'Town' }).fill('Cork');
  await screen.getByRole('combobox', { name: 'Country', exact: true }).selectOptions('Ireland');
  await screen.getByRole('combobox', { name: 'Electronic address is a' }).selectOptions('GLN');
  await expect.element(screen.getByText('Give the address, or choose None above.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Electronic address' }).fill('4012345000009');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(problems.getByText('Your company has no registered name.')).not.toBeInTheDocument();
  await expect.element(problems.getByRole('link', { name: 'Enter the bank account' })).toBeVisible();
  expect(inputsOf('settings.updateCompany')).toEqual([
    {
      ...{ Version: 1, RegisteredName: 'Doors Limited', VatNumber: 'IE1234567FA', CompanyNumber: '' },
      ...{ Street: '12 Mill Lane', AddressLine: '', City: 'Cork', PostCode: '', Country: 'IE' },
      Endpoint: { Scheme: '0088', Id: '4012345000009' },
    },
  ]);
});

test('who may not change it reads it', async () => {
  const { screen } = await show({ 'user.me': () => ({ ...me, Role: 'fabricator' }) });
  await expect.element(screen.getByText('Registered name')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Registered name' })).not.toBeInTheDocument();
});
