import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { me, renderOffice, toastMessages } from '../testing/render-office.tsx';
import { theSettings } from '../testing/the-settings.ts';
import { SettingsPage } from './settings-page.tsx';

const stripe = page.getByRole('form', { name: 'Stripe' });
const mollie = page.getByRole('form', { name: 'Mollie' });

/** A server that keeps one account in use, as ours does. */
async function open(role: 'admin' | 'fabricator' = 'admin') {
  const account = {
    Driver: 'stripe',
    Mode: 'test',
    KeyEnd: '7890',
    HookSecretEnd: '',
    Methods: ['card'],
    IsActive: true,
    ChangedAt: '2026-11-30T09:00:00.000Z',
  } as const;
  return renderOffice(<SettingsPage />, {
    path: '/installer/settings/payments',
    answers: {
      'user.me': () => ({ ...me, Role: role }),
      'settings.getSettings': () => theSettings,
      'payment.accounts': () => [account],
      'payment.setAccount': ({ Driver, Key = '' }) => [
        { ...account, IsActive: false },
        { ...account, Driver, Mode: 'live', KeyEnd: Key.slice(-4), ChangedAt: '2026-11-30T10:00:00.000Z' },
      ],
      'payment.testAccount': () => ({ Works: false, Text: 'Stripe refuses this key.' }),
    },
  });
}

beforeEach(() => localStorage.clear());

test('an account is set by its key, which is shown by its end alone, and puts the other out of use', async () => {
  const { inputsOf } = await open();
  await expect.element(mollie.getByText('Not set up.')).toBeVisible();
  const key = mollie.getByLabelText('Secret key');
  await key.fill('sk_live_12345678');
  await mollie.getByRole('button', { name: 'Save' }).click();
  await expect.element(mollie.getByText('This is no secret key of Mollie.')).toBeVisible();
  await key.fill(' live_12345678 ');
  await mollie.getByRole('checkbox', { name: 'iDEAL' }).click();
  await mollie.getByRole('button', { name: 'Save' }).click();
  await expect.poll(toastMessages).toEqual(['Mollie is saved.']);
  expect(inputsOf('payment.setAccount')).toEqual([
    { Driver: 'mollie', Methods: ['card', 'iDEAL'], IsActive: true, Key: 'live_12345678' },
  ]);
  await expect.element(mollie.getByText('Live key that ends in 5678.')).toBeVisible();
  await expect.element(key).toHaveValue('');
  await expect.element(stripe.getByRole('checkbox', { name: 'Customers pay with it' })).not.toBeChecked();
});

test('what is changed beside the key leaves it as it is, and the key is tried', async () => {
  const { inputsOf } = await open();
  await expect.element(stripe.getByText('Test key that ends in 7890: nobody pays with it.')).toBeVisible();
  await stripe.getByLabelText('Signing secret').fill('whsec_1');
  await stripe.getByRole('checkbox', { name: 'Customers pay with it' }).click();
  await stripe.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => inputsOf('payment.setAccount'))
    .toEqual([{ Driver: 'stripe', Methods: ['card'], IsActive: false, HookSecret: 'whsec_1' }]);
  await stripe.getByRole('button', { name: 'Try the key' }).click();
  await expect.poll(toastMessages).toContain('Stripe refuses this key.');
});

test('whoever only reads the settings is shown no accounts', async () => {
  await open('fabricator');
  await expect.element(page.getByRole('heading', { name: 'Payments' }).first()).toBeVisible();
  await expect.element(stripe).not.toBeInTheDocument();
});
