import { language } from './language.ts';

const signs: Readonly<Record<string, string>> = { EUR: '€', GBP: '£' };
const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });

/** An amount as it travels, in the page's language: `1980.51` in EUR is `€1,980.51`. Digits are moved, never calculated. */
export function moneyText(amount: string, currency: string): string {
  const [, minus = '', units = '0', cents = '00'] = /^(-?)(\d+)\.(\d\d)$/.exec(amount) ?? [];
  return `${minus === '' ? '' : '−'}${signs[currency] ?? ''}${whole.format(BigInt(units))}.${cents}`;
}
