import { randomUUID } from 'node:crypto';
import { usualSmsTemplate } from '@door/domain/selling/message/sms-settings';
import { describe, expect, test } from 'vitest';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';

const settings = {
  ...{ IsOn: true, Sender: 'Alder Lane', RegisteredOn: '2025-11-03' },
  Country: 'IE' as const,
  ...{ Url: 'https://sms.example.com/', Template: usualSmsTemplate },
} as const;

const set = (api: TestApi, changed: object = {}) => api.admin().message.setSms({ ...settings, ...changed });

describe('how SMS are sent', () => {
  test('is off until it is set, and what its gateway asks for is shown by its end alone', async () => {
    const api = await aTestApi();
    expect(await api.admin().message.smsSettings()).toMatchObject({ IsOn: false, Url: '', AuthorizationEnd: '' });
    await set(api, { Authorization: 'Bearer 0123456789' });
    const { AuthorizationEnd, ChangedAt } = await api.admin().message.smsSettings();
    expect(AuthorizationEnd).toBe('6789');
    expect(JSON.stringify(await api.admin().message.smsSettings())).not.toContain('012345');
    api.controls.now += 60_000;
    expect((await set(api, { Authorization: 'Bearer 0123456789' })).ChangedAt, 'the same again').toBe(ChangedAt);
    expect(await set(api, { Sender: 'Ada' }), 'it stays').toMatchObject({ AuthorizationEnd: '6789', Sender: 'Ada' });
    expect(await set(api, { Authorization: '' })).toMatchObject({ AuthorizationEnd: '' });
    expect(await api.rows('smsGateway')).toMatchObject([{ authorization: null }]);
  });

  test.each([
    ['in Ireland without a day in the registry', { RegisteredOn: null }, 'BAD_REQUEST'],
    ['but switched off', { RegisteredOn: null, IsOn: false }, 'accepted'],
    ['in Britain without one', { RegisteredOn: null, Country: 'GB' }, 'accepted'],
    ['with a sender of twelve letters', { Sender: 'Alder & Lanes' }, 'BAD_REQUEST'],
    ['with a sender of digits', { Sender: '0861234' }, 'BAD_REQUEST'],
    ['to an address on this machine', { Url: 'https://127.0.0.1/' }, 'BAD_REQUEST'],
    ['to an address that everybody reads', { Url: 'http://sms.example.com/' }, 'BAD_REQUEST'],
    ['with a template that is no JSON', { Template: '{{to}} {{text}}' }, 'BAD_REQUEST'],
    ['with another placeholder', { Template: '{"a":"{{to}}{{text}}{{secret}}"}' }, 'BAD_REQUEST'],
    ['with a header of two lines', { Authorization: 'Bearer a\r\nx: y' }, 'BAD_REQUEST'],
  ])('%s: %o', async (_, changed, answer) => {
    expect(await codeOf(set(await aTestApi(), changed))).toBe(answer);
  });

  test('is tried with one SMS to a telephone at hand', async () => {
    const api = await aTestApi();
    const send = (To = '086 123 4567') => api.admin().message.testSms({ Id: randomUUID(), To });
    expect(await codeOf(send()), 'while it is off').toBe('CONFLICT');
    await set(api);
    expect(await send()).toEqual({ Works: true, Text: 'An SMS is on its way to +353861234567.' });
    expect(api.texts.sent).toMatchObject([
      { to: '+353861234567', from: 'Alder Lane', text: expect.stringMatching(/SMS to customers/) },
    ]);
    expect(await codeOf(send('mine'))).toBe('BAD_REQUEST');
    api.texts.controls.outcome = 'refused';
    expect(await send()).toMatchObject({ Works: false, Text: expect.stringMatching(/does not take/) });
    api.texts.controls.outcome = 'away';
    expect(await send()).toMatchObject({ Works: false, Text: expect.stringMatching(/does not answer/) });
  });

  test('is for admins alone', async () => {
    const api = await aTestApi();
    expect(await codeOf(api.fabricator().message.smsSettings())).toBe('FORBIDDEN');
    expect(await codeOf(api.fabricator().message.setSms(settings))).toBe('FORBIDDEN');
  });
});
