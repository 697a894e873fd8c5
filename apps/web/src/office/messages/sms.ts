import { smsProblemTexts } from '@door/domain/messages/english/texting';
import type { SmsCountry } from '@door/domain/selling/message/sms-settings';
import { inLanguage, language } from '../../shared/text/language.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });
const countryOf = (code: SmsCountry): string => names.of(code) ?? code;

const countries: Readonly<Record<SmsCountry, string>> = {
  IE: countryOf('IE'),
  GB: countryOf('GB'),
  DE: countryOf('DE'),
  FR: countryOf('FR'),
  ES: countryOf('ES'),
  IT: countryOf('IT'),
  NL: countryOf('NL'),
  PL: countryOf('PL'),
  PT: countryOf('PT'),
};

const english = {
  title: 'SMS',
  about:
    'Short messages about a visit of the next day, people who are on their way, and what is delivered. They say what the mail is about, with the link to the customer’s page, and keep the quiet hours.',
  problems: smsProblemTexts,
  countries,
  on: 'Customers are sent SMS',
  onNote: 'Beside the mails, unless a customer does not want them.',
  sender: 'Sender',
  senderHint: '3 to 11 letters and digits: the name that the phone shows.',
  country: 'Country',
  countryHint: 'Of telephone numbers without one.',
  registeredOn: 'Registered on',
  registeredHint: 'The day on which ComReg has entered the sender in its registry. In Ireland nothing else arrives.',
  url: 'Address of the gateway',
  urlHint: 'Empty: SMS are written as files on the server.',
  authorization: 'What the gateway asks for',
  authorizationHint: 'The whole header Authorization, such as: Bearer 0123456789.',
  endsIn: (end: string) => `The one that is kept ends in ${end}. Empty: it stays as it is.`,
  forget: 'Forget what it asks for',
  template: 'What the gateway is sent',
  templateHint: 'JSON with {{to}}, {{from}}, {{text}} and {{id}}.',
  save: 'Save',
  saved: 'SMS are saved.',
  test: 'Send a test',
  testNumber: 'Telephone for a test',
  testHint: 'It gets one SMS, as the settings are saved.',
  saveFirst: 'Save first.',
};

/** Texts about SMS to customers. */
export const smsMessages: typeof english = inLanguage(language, { en: english });
