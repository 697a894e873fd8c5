import { demoValues } from '@door/domain/messages/english/telling';
import { smsProblemTexts } from '@door/domain/messages/english/texting';
import { usualSmsTemplate } from '@door/domain/selling/message/sms-settings';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { me, renderOffice, toastMessages } from '../testing/render-office.tsx';
import { theSettings } from '../testing/the-settings.ts';
import { SettingsPage } from './settings-page.tsx';

const stored = {
  ...{ IsOn: false, Sender: '', RegisteredOn: null, Url: '' },
  Country: 'IE',
  ...{ Template: usualSmsTemplate, AuthorizationEnd: '', ChangedAt: '' },
} as const;

const open = (role: 'admin' | 'fabricator' = 'admin') =>
  renderOffice(<SettingsPage />, {
    path: '/installer/settings/messages',
    answers: {
      'user.me': () => ({ ...me, Role: role }),
      'settings.getSettings': () => theSettings,
      'message.texts': () => ({ Messages: [], Demo: { ...demoValues, supplier: '' } }),
      'message.smsSettings': () => stored,
      'message.setSms': ({ Authorization = '', ...said }) => ({
        ...{ ...stored, ...said, AuthorizationEnd: Authorization.slice(-4) },
        ChangedAt: '2026-12-01T09:00:00.000Z',
      }),
      'message.testSms': () => ({ Works: true, Text: 'An SMS is on its way to +353861234567.' }),
    },
  });

beforeEach(() => localStorage.clear());

test('SMS are not switched on in Ireland before the sender is registered, and are tried once they are', async () => {
  const { screen, inputsOf } = await open();
  const form = screen.getByRole('form', { name: 'SMS' });
  await form.getByRole('checkbox', { name: 'Customers are sent SMS' }).click();
  await form.getByRole('textbox', { name: 'Sender' }).fill('Alder Lane');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByText(smsProblemTexts.registeredOn)).toBeVisible();
  expect(inputsOf('message.setSms')).toEqual([]);
  await form.getByLabelText('Registered on').fill('2025-11-03');
  await form.getByLabelText('Address of the gateway').fill('https://sms.example.com/v1');
  await form.getByLabelText('What the gateway asks for').fill('Bearer 0123456789');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(toastMessages).toEqual(['SMS are saved.']);
  expect(inputsOf('message.setSms')).toEqual([
    {
      ...{ IsOn: true, Sender: 'Alder Lane', Country: 'IE', RegisteredOn: '2025-11-03' },
      ...{ Url: 'https://sms.example.com/v1', Template: usualSmsTemplate, Authorization: 'Bearer 0123456789' },
    },
  ]);
  await expect.element(screen.getByText('The one that is kept ends in 6789. Empty: it stays as it is.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Telephone for a test' }).fill('086 123 4567');
  await screen.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(toastMessages).toContain('An SMS is on its way to +353861234567.');
});

test('whoever only reads the settings is not shown how SMS are sent', async () => {
  const { screen } = await open('fabricator');
  await expect.element(page.getByRole('heading', { name: 'Texts' })).toBeVisible();
  await expect.element(screen.getByRole('form', { name: 'SMS' })).not.toBeInTheDocument();
});
