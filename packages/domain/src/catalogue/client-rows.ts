import type { Currency } from '../model/item-record.ts';

/** Settings and identity of a supplier. */
export interface ClientRow {
  readonly id: number;
  readonly name: string;
  readonly currency: Currency;
  readonly email: string;
  readonly homePageUrl: string;
  readonly backPageUrl: string;
  readonly logoUrl: string;
  readonly terms: LegalText;
  readonly privacy: LegalText;
  readonly ui: UiSettings;
  readonly priceDisplay: PriceDisplay;
}

export interface LegalText {
  readonly type: 'link' | 'embedded';
  /** An address, or HTML shown in a frame; '' means the default page. */
  readonly content: string;
}

/** What a visitor sees of prices: nothing, the least that the door costs, two amounts between which it lies, or the amount. */
export const priceDisplays = ['hidden', 'from', 'range', 'exact'] as const;
export type PriceDisplay = (typeof priceDisplays)[number];

export interface UiSettings {
  readonly pageTitle: string;
  readonly publicIntroText: string;
  readonly consentYesText: string;
  readonly consentNoText: string;
  /** Name of a compiled theme, or `tenant` with the colours below. */
  readonly dataTheme: string;
  readonly tenant: Readonly<Record<string, string>>;
  readonly showUnglazed: boolean;
  readonly showExtraInternalColour: boolean;
  /** The page shown after a log-in that failed: `/login`, `/`. */
  readonly logInErrorPath: string;
}
