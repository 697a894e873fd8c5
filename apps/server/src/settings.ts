import { isIP } from 'node:net';
import { z } from 'zod';
import { fewestCharacters } from '@door/domain/people/password-rule';
import { StartError } from './start-error.ts';

/** All settings from environment variables, validated once at start. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** undefined: no figures are served. */
  readonly metricsPort: number | undefined;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Addresses and networks of proxies whose X-Forwarded-For is believed; none: nobody's. */
  readonly trustedProxies: readonly string[];
  /** undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** undefined: pictures are files. */
  readonly azureConnection: string | undefined;
  /** undefined: mail is written as files. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Where faults of security are reported, as an address with its scheme; undefined: nowhere is named. */
  readonly securityContact: string | undefined;
  /** Of the payment providers: another in tests alone. */
  readonly paymentApis: { readonly stripe: string; readonly mollie: string };
  readonly smsApi: string | undefined;
  /** undefined: the built-in log-in. */
  readonly auth: { readonly domain: string; readonly clientId: string; readonly audience: string } | undefined;
  readonly demo: boolean;
  readonly demoPassword: string;
  readonly logLevel: string;
}

/** An environment variable has an invalid value; the message says which and why. */
export class SettingError extends StartError {
  override readonly name = 'WrongSetting';
}

type Environment = Readonly<Record<string, string | undefined>>;

const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` }).optional();

/** `10.0.0.7`, `10.1.0.0/16`, `2001:db8::/32`. */
function isAddressOrNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128);
}

const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 1 to 65535')
  .transform(Number)
  .refine((port) => port >= 1 && port <= 65_535, 'must be a number from 1 to 65535');

/** A place that a test puts in a provider's: never another machine, to which the keys of suppliers would go. */
const ownMachine = z
  .string()
  .regex(
    /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/,
    'must be an address of this machine, such as http://127.0.0.1:4242',
  );

const schema = z.object({
  PORT: portNumber.default(3000),
  METRICS_PORT: portNumber.optional(),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address(/^https?$/, 'https://doors.example.com'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    )
    .refine((list) => list.every(isAddressOrNetwork), 'must be addresses or networks such as 10.0.0.7, 10.1.0.0/16'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/doorwright'),
  AZURE_STORAGE_CONNECTION_STRING: z
    .string()
    .regex(
      /(^|;)UseDevelopmentStorage=true|^(?=.*(^|;)AccountName=[^;])(?=.*(^|;)AccountKey=[^;])/,
      'must be a connection string with AccountName=… and AccountKey=…',
    )
    .optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587'),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be an e-mail address such as Doors <office@example.com>')
    .default('Doorwright <doorwright@localhost>'),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:https:\/\/[^\s]+|[^\s@<>:]+@[^\s@<>:]+)$/, 'must be an e-mail address or an https address')
    .transform((contact) => (contact.startsWith('https:') ? contact : `mailto:${contact}`))
    .optional(),
  PAYMENT_API_STRIPE: ownMachine.default('https://api.stripe.com'),
  PAYMENT_API_MOLLIE: ownMachine.default('https://api.mollie.com'),
  SMS_API: ownMachine.optional(),
  AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z\d.-]+(:\d+)?$/i, 'must be a host name such as doors.eu.auth0.com')
    .optional(),
  AUTH_CLIENT_ID: z.string().optional(),
  AUTH_AUDIENCE: z.string().optional(),
  DEMO: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  DEMO_PASSWORD: z
    .string()
    .min(fewestCharacters, `must have at least ${fewestCharacters} characters`)
    .default('doorwright-demo'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be one of trace, debug, info, warn, error, fatal, silent',
    })
    .default('info'),
});

/** Reads the settings; throws a SettingError. An empty variable counts as absent, as shells and containers often pass them. */
export function readSettings(environment: Environment): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = schema.safeParse(given);
  if (!read.success) throw new SettingError(read.error.issues.map(sentenceOf).join(' '));
  const values = read.data;
  const demo = values.DEMO ? values.DEMO === '1' : !values.DATABASE_URL && !values.AUTH_DOMAIN;
  refuseContradictorySettings(values, demo);
  return {
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: values.DATA_DIR,
    trustedProxies: values.TRUSTED_PROXIES,
    databaseUrl: values.DATABASE_URL,
    azureConnection: values.AZURE_STORAGE_CONNECTION_STRING,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    securityContact: values.SECURITY_CONTACT,
    smsApi: values.SMS_API,
    paymentApis: { stripe: values.PAYMENT_API_STRIPE, mollie: values.PAYMENT_API_MOLLIE },
    auth: authOf(values),
    demo,
    demoPassword: values.DEMO_PASSWORD,
    logLevel: values.LOG_LEVEL,
  };
}

function authOf(values: z.infer<typeof schema>): Settings['auth'] {
  const { AUTH_DOMAIN: domain, AUTH_CLIENT_ID: client, AUTH_AUDIENCE: audience } = values;
  return domain && client && audience ? { domain, clientId: client, audience } : undefined;
}

const sentenceOf = ({ path, message }: { readonly path: readonly PropertyKey[]; readonly message: string }): string =>
  `${path.map(String).join('.')} ${message}.`;

const loopback = ['127.0.0.1', 'localhost', '::1'];

/** The demo passwords are public, so the demo is served on this machine only. */
function refuseContradictorySettings(values: z.infer<typeof schema>, demo: boolean): void {
  if (demo && !loopback.includes(values.HOST)) {
    throw new SettingError(`HOST ${values.HOST} is open to a network, but the demo stays on this machine: set DEMO=0.`);
  }
  if (values.AUTH_DOMAIN && !(values.AUTH_CLIENT_ID && values.AUTH_AUDIENCE)) {
    throw new SettingError('AUTH_DOMAIN needs AUTH_CLIENT_ID and AUTH_AUDIENCE beside it.');
  }
}
