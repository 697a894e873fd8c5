import type { Sms, SmsPort } from '../message/sms-port.ts';

/** SMS that are kept in memory, as `sms` of a test API. */
export function fakeSms() {
  const sent: Sms[] = [];
  const controls = { outcome: 'sent' as 'sent' | 'refused' | 'away' };
  const sms: SmsPort = {
    numberOf: (phone, country) => {
      const digits = phone.replace(/[\s()-]/g, '');
      if (!/^\+?\d{6,14}$/.test(digits)) return undefined;
      return digits.startsWith('+') ? digits : `${country === 'IE' ? '+353' : '+44'}${digits.replace(/^0/, '')}`;
    },
    send: async (said) => {
      if (controls.outcome === 'away') throw new Error('The SMS gateway does not answer.');
      if (controls.outcome === 'sent') sent.push(said);
      return controls.outcome;
    },
    seal: (secret) => `sealed ${secret}`,
    isSealed: (sealed, secret) => sealed === `sealed ${secret}`,
  };
  return { sms, sent, controls };
}
