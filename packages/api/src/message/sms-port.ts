import type { SmsCountry, SmsSettings, SmsValues } from '@door/domain/selling/message/sms-settings';

/** Where a supplier's SMS go; what opens its gateway is sealed. */
export interface SmsGateway extends SmsSettings {
  /** The header `Authorization` that its gateway asks for, sealed; null: none is set. */
  readonly authorization: string | null;
  /** The last four characters of it; '' for none. */
  readonly authorizationEnd: string;
  readonly changedBy: string;
  /** ISO 8601. */
  readonly changedAt: string;
}

/** `to` in E.164. Sent again with its `id` it is the same SMS. */
export type Sms = SmsValues;

/** `refused`: the gateway does not take this SMS, however often it is sent. */
export type SmsOutcome = 'sent' | 'refused';

/** Sends SMS by the gateways of suppliers. */
export interface SmsPort {
  /** A number in E.164; undefined: it is none. */
  numberOf(phone: string, country: SmsCountry): string | undefined;
  /** Throws where no answer came, or its gateway does not let this supplier in: the same may succeed later. */
  send(sms: Sms, gateway: Pick<SmsGateway, 'url' | 'template' | 'authorization'>): Promise<SmsOutcome>;
  /** So that only this installation reads it. */
  seal(secret: string): string;
  /** Whether that is what was sealed. */
  isSealed(sealed: string, secret: string): boolean;
}
