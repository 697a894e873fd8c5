import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usualSmsTemplate } from '@door/domain/selling/message/sms-settings';
import { describe, expect, test } from 'vitest';
import { smsPortOf } from './sms-port.ts';

const key = Buffer.alloc(32, 7);
const folder = () => mkdtempSync(join(tmpdir(), 'sms-'));
const sms = { id: 'sale-on-the-way', to: '+353861234567', from: 'Ada', text: 'We "come" soon' };
const url = 'https://sms.example.com/v1/messages?kind=text';

/** A gateway on this machine, and what it was sent. */
async function aGateway(status: number) {
  const asked: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(status, status === 302 ? { location: 'https://elsewhere.example.com' } : {}).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    asked,
    api: `http://127.0.0.1:${String(port)}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

describe('a number', () => {
  const { numberOf } = smsPortOf({ key, folder: '', api: undefined });
  test.each([
    ['086 123 4567', 'IE', '+353861234567'],
    ['+353 (0)86 123 4567', 'GB', '+353861234567'],
    ['07700 900123', 'GB', '+447700900123'],
    ['0171 1234567', 'DE', '+491711234567'],
    ['00353861234567', 'IE', '+353861234567'],
    ['12', 'IE', undefined],
    ['ring my wife', 'IE', undefined],
    ['', 'IE', undefined],
  ] as const)('%s in %s: %s', (phone, country, number) => expect(numberOf(phone, country)).toBe(number));
});

describe('an SMS', () => {
  test('is a file where there is no gateway; sent again it is the same one', async () => {
    const at = folder();
    const { send } = smsPortOf({ key, folder: at, api: undefined });
    const gateway = { url: '', template: usualSmsTemplate, authorization: null };
    expect([await send(sms, gateway), await send(sms, gateway)]).toEqual(['sent', 'sent']);
    expect(readdirSync(at)).toEqual(['sale-on-the-way.json']);
    expect(JSON.parse(readFileSync(join(at, 'sale-on-the-way.json'), 'utf8'))).toEqual(sms);
  });

  test('goes to its gateway as its template says, with what that asks for', async () => {
    await using gateway = await aGateway(202);
    const { send, seal, isSealed } = smsPortOf({ key, folder: '', api: gateway.api });
    const authorization = seal('Bearer 0123456789');
    expect(authorization).not.toContain('0123');
    expect([isSealed(authorization, 'Bearer 0123456789'), isSealed(authorization, 'Bearer')]).toEqual([true, false]);
    expect(await send(sms, { url, template: usualSmsTemplate, authorization })).toBe('sent');
    const [asked] = gateway.asked;
    expect(asked?.path).toBe('/v1/messages?kind=text');
    expect(asked?.headers).toMatchObject({
      authorization: 'Bearer 0123456789',
      'content-type': 'application/json',
      'idempotency-key': sms.id,
    });
    expect(JSON.parse(asked?.body ?? '')).toEqual({ to: sms.to, from: sms.from, text: sms.text, reference: sms.id });
  });

  test.each([
    [400, 'refused'],
    [422, 'refused'],
    [401, 'later'],
    [429, 'later'],
    [503, 'later'],
    [302, 'later'],
  ])('that is answered %i is %s', async (status, becomes) => {
    await using gateway = await aGateway(status);
    const { send } = smsPortOf({ key, folder: '', api: gateway.api });
    const outcome = send(sms, { url, template: usualSmsTemplate, authorization: null }).catch((error: unknown) => {
      expect(String(error), 'nothing of it is told').not.toMatch(/353|come/);
      return 'later';
    });
    expect(await outcome).toBe(becomes);
  });

  test('of a gateway that was sealed with another key says so, and goes nowhere', async () => {
    await using gateway = await aGateway(200);
    const other = smsPortOf({ key: Buffer.alloc(32, 8), folder: '', api: gateway.api });
    const { send } = smsPortOf({ key, folder: '', api: gateway.api });
    const asked = { url, template: usualSmsTemplate, authorization: other.seal('Bearer 0123456789') };
    await expect((async () => send(sms, asked))()).rejects.toThrow('another key');
    expect(gateway.asked).toEqual([]);
  });
});
