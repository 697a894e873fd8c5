import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SmsGateway, SmsOutcome, SmsPort, Sms } from '@door/api/message/sms-port';
import { filledTemplate } from '@door/domain/selling/message/sms-settings';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { secretBox } from '../login/secret-box.ts';

interface SmsFacts {
  /** 32 bytes of this installation, which the database does not hold. */
  readonly key: Buffer;
  /** Where SMS are written of suppliers that have no gateway. */
  readonly folder: string;
  /** A place on this machine that a test puts in that of every gateway; undefined: SMS go to the gateways themselves. */
  readonly api: string | undefined;
}

/** SMS of the suppliers by their own gateways, or as files. */
export function smsPortOf({ key, folder, api }: SmsFacts): SmsPort {
  const box = secretBox(key);
  return {
    numberOf: (phone, country) => {
      const parsed = parsePhoneNumberFromString(phone, country);
      return parsed?.isPossible() ? parsed.number : undefined;
    },
    send: (sms, gateway) =>
      gateway.url === ''
        ? writeSms(folder, sms)
        : postSms(sms, { ...requestOf(gateway, sms), url: placed(gateway, api) }),
    seal: (secret) => box.seal(Buffer.from(secret, 'utf8')),
    isSealed: (sealed, secret) => box.open(sealed)?.toString('utf8') === secret,
  };

  function requestOf({ template, authorization }: Asked, sms: Sms) {
    const secret = authorization === null ? undefined : box.open(authorization)?.toString('utf8');
    if (authorization !== null && secret === undefined)
      throw new Error('An SMS gateway was sealed with another key of DATA_DIR/keys: set what it asks for anew.');
    const body = filledTemplate(template, sms);
    if (body === undefined) throw new Error('The template of an SMS gateway is no JSON object.');
    return { body, ...(secret !== undefined && { secret }) };
  }
}

type Asked = Pick<SmsGateway, 'url' | 'template' | 'authorization'>;

/** The address of a gateway, or the same path in the place that a test puts there. */
function placed({ url }: Asked, api: string | undefined): string {
  const { pathname, search } = new URL(url);
  return api === undefined ? url : `${api}${pathname}${search}`;
}

/** How long an answer is waited for; ms. */
const patience = 10_000;

/** What a gateway answers where the same may succeed later: it asks for something else, is busy, or has a fault. */
const isForLater = (status: number): boolean => status >= 500 || [401, 403, 404, 408, 425, 429].includes(status);

interface SmsRequest {
  readonly url: string;
  readonly body: string;
  readonly secret?: string;
}

/** Nothing of the request or the answer is in an error: both may hold what nobody may read. */
async function postSms({ id }: Sms, { url, body, secret }: SmsRequest): Promise<SmsOutcome> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': id,
    ...(secret !== undefined && { authorization: secret }),
  };
  const answer = await fetch(url, {
    ...{ method: 'POST', headers, body, redirect: 'error' as const },
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw new Error('The SMS gateway does not answer.', { cause: error });
  });
  await answer.body?.cancel();
  if (isForLater(answer.status)) throw new Error(`The SMS gateway has answered ${String(answer.status)}.`);
  return answer.ok ? 'sent' : 'refused';
}

/** One that is sent again overwrites its own file. */
async function writeSms(folder: string, sms: Sms): Promise<SmsOutcome> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${randomUUID()}`);
  await writeFile(unfinished, `${JSON.stringify(sms, null, 2)}\n`);
  await rename(unfinished, join(folder, `${sms.id}.json`));
  return 'sent';
}
