import { describe, expect, test } from 'vitest';
import {
  filledTemplate,
  isGatewayUrl,
  isSmsSender,
  mayText,
  type SmsSettings,
  smsProblems,
  usualSmsTemplate,
} from './sms-settings.ts';

const settings: SmsSettings = {
  ...{ isOn: true, sender: 'Alder Lane', country: 'IE', registeredOn: '2025-11-03' },
  ...{ url: 'https://sms.example.com/messages', template: usualSmsTemplate },
};

describe('settings of SMS', () => {
  test.each<[string, Partial<SmsSettings>, readonly string[]]>([
    ['as they should be', {}, []],
    ['switched off and unfinished', { isOn: false, sender: '', registeredOn: null, url: '' }, []],
    ['to files', { url: '' }, []],
    ['without a sender', { sender: '' }, ['sender']],
    ['of a sender whom nobody may have, and off', { isOn: false, sender: 'a' }, ['sender']],
    ['Irish, and in no registry', { registeredOn: null }, ['registeredOn']],
    ['British, and in no registry', { country: 'GB', registeredOn: null }, []],
    ['to an address that everybody reads', { url: 'http://sms.example.com' }, ['url']],
    ['with what is no JSON', { template: '{{to}} {{text}}' }, ['template']],
    ['with a list', { template: '["{{to}}", "{{text}}"]' }, ['template']],
    ['with a placeholder that there is not', { template: '{"a":"{{to}}{{text}}{{password}}"}' }, ['placeholder']],
    ['without a number', { template: '{"text":"{{text}}"}' }, ['placeholder']],
  ])('%s: %j', (_, changed, problems) => expect(smsProblems({ ...settings, ...changed })).toEqual(problems));

  test.each([
    ['Ada', true],
    ['Al', false],
    ['Alder & Lane', false],
    ['Alder&Lane', true],
    ['Alder Lane.', true],
    ['12345', false],
    [' Alder', false],
    ['Türen', false],
    ['A<b>c', false],
  ])('a sender %s: %s', (name, isOne) => expect(isSmsSender(name)).toBe(isOne));

  test.each([
    ['https://sms.example.com', true],
    ['https://sms.example.com:8443/v1/messages?type=text', true],
    ['http://sms.example.com', false],
    ['https://localhost/sms', false],
    ['https://127.0.0.1/sms', false],
    ['https://[::1]/sms', false],
    ['https://gateway.internal/sms', false],
    ['https://user:secret@sms.example.com', false],
    ['https://sms.example.com/a b', false],
    ['javascript:alert(1)', false],
  ])('a gateway at %s: %s', (url, isOne) => expect(isGatewayUrl(url)).toBe(isOne));
});

describe('what a gateway is sent', () => {
  const values = { id: '7', to: '+353861234567', from: 'Ada', text: 'We "come"\n{{to}}' };
  test.each([
    ['{"to":"{{to}}","n":1,"list":["{{ text }}"]}', { to: '+353861234567', n: 1, list: ['We "come"\n{{to}}'] }],
    [
      '{"message":{"from":"{{from}}","all":"{{id}}: {{text}}"}}',
      { message: { from: 'Ada', all: '7: We "come"\n{{to}}' } },
    ],
  ])('%s', (template, sent) => expect(JSON.parse(filledTemplate(template, values) ?? '')).toEqual(sent));

  test('is nothing where the template is none', () => expect(filledTemplate('to {{to}}', values)).toBeUndefined());
});

test.each([
  [null, '+353861234567', false],
  [null, '+447700900123', true],
  ['2025-11-03', '+353861234567', true],
])('registered on %s: a text to %s may go: %s', (registeredOn, to, may) =>
  expect(mayText({ registeredOn }, to)).toBe(may),
);
