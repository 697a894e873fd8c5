/** Countries in which a number without a country is one of theirs. */
export const smsCountries = ['IE', 'GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'PL', 'PT'] as const;
export type SmsCountry = (typeof smsCountries)[number];

/** What a supplier settles about SMS to its customers. */
export interface SmsSettings {
  readonly isOn: boolean;
  /** Who writes: the name that a phone shows. */
  readonly sender: string;
  readonly country: SmsCountry;
  /** ISO day on which the sender was entered in ComReg's registry; null: it is in none. */
  readonly registeredOn: string | null;
  /** Of the gateway; '': SMS are written as files on the server. */
  readonly url: string;
  /** What the gateway is sent: JSON with placeholders. */
  readonly template: string;
}

/** Ireland blocks names that are not in ComReg's registry, since 3 October 2025. */
const needsRegistry = (country: SmsCountry): boolean => country === 'IE';

export const smsLimits = { sender: { min: 3, max: 11 }, url: 500, template: 2000, authorization: 500 } as const;

export const usualSmsTemplate = '{ "to": "{{to}}", "from": "{{from}}", "text": "{{text}}", "reference": "{{id}}" }';

/** What of an SMS a gateway is told. */
export const smsPlaceholders = ['id', 'to', 'from', 'text'] as const;
export type SmsValues = Readonly<Record<(typeof smsPlaceholders)[number], string>>;

/** 3 to 11 letters, digits and a few signs, one of them a letter: a name of digits alone would be a number. */
export const isSmsSender = (name: string): boolean =>
  /^(?=.*[A-Za-z])[A-Za-z0-9][A-Za-z0-9 &._-]{1,9}[A-Za-z0-9.]$/.test(name);

/** An address of the web that only its owner answers; names of a network of one's own, and numbers, are none. */
export function isGatewayUrl(text: string): boolean {
  const host = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?(?:[/?][^\s#]*)?$/i.exec(text)?.[1]?.toLowerCase();
  if (host === undefined || /^[\d.]+$/.test(host)) return false;
  return !/\.(?:local|localhost|internal|lan|home|arpa)$/.test(host);
}

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** What a gateway is sent; undefined: the template is no JSON object. Values are filled into its texts, so that none of them is ever read as JSON. */
export function filledTemplate(template: string, values: SmsValues): string | undefined {
  const parsed = parsedTemplate(template);
  const all: Readonly<Record<string, string | undefined>> = values;
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(placeholder, (_, name: string) => all[name] ?? '');
    if (Array.isArray(value)) return value.map(filled);
    if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each)]));
    return value;
  };
  return parsed && JSON.stringify(filled(parsed));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsedTemplate(template: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const parsed: unknown = JSON.parse(template);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** What may be wrong with these settings, by the field in which it is mended. */
export type SmsProblem = 'sender' | 'registeredOn' | 'url' | 'template' | 'placeholder';

/** What keeps SMS from being sent as they are set, the first before the others; what is switched off may be unfinished, but not wrong. */
export function smsProblems({
  isOn,
  sender,
  country,
  registeredOn,
  url,
  template,
}: SmsSettings): readonly SmsProblem[] {
  const isSenderSound = (!isOn && sender === '') || isSmsSender(sender);
  const names = [...template.matchAll(placeholder)].map(([, name = '']) => name);
  const areKnown = names.every((name) => smsPlaceholders.some((each) => each === name));
  const found: Readonly<Record<SmsProblem, boolean>> = {
    sender: !isSenderSound,
    registeredOn: isOn && needsRegistry(country) && registeredOn === null,
    url: url !== '' && !isGatewayUrl(url),
    template: parsedTemplate(template) === undefined,
    placeholder: !areKnown || !names.includes('to') || !names.includes('text'),
  };
  return (['sender', 'registeredOn', 'url', 'template', 'placeholder'] as const).filter((problem) => found[problem]);
}

/** Whether an SMS of this sender arrives at a number (E.164): Ireland takes those of its registry alone, wherever they come from. */
export const mayText = ({ registeredOn }: Pick<SmsSettings, 'registeredOn'>, to: string): boolean =>
  registeredOn !== null || !to.startsWith('+353');
