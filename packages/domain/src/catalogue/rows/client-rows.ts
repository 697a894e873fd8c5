import type { CompanySettings } from './company-settings.ts';
import type { FittingSettings } from './fitting-settings.ts';
import type { BankAccount, PlanRow } from './payment-settings.ts';
import type { MessageSettings } from './message-settings.ts';
import type { VisitSettings } from './visit-settings.ts';
import type { StageWall } from './walls.ts';
import type { WorksSettings } from './works-settings.ts';
import type { Currency } from '../../door/model/item-record.ts';

/** Settings and identity of a supplier. */
export interface ClientRow extends SaleSettings {
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
}

/** What a supplier settles about selling and about its own people. Public answers hold phone and address of it, and what `priceDisplay` and `promiseDisplay` allow. */
export interface SaleSettings {
  readonly priceDisplay: PriceDisplay;
  readonly promiseDisplay: PromiseDisplay;
  readonly pageCode: PageCodeRule;
  /** Whether a customer's paper shows the lines that the price of a door is made of. */
  readonly showPriceLines: boolean;
  readonly letterhead: Letterhead;
  /** Terms of sale of a quote that has none of its own; '' for none. */
  readonly saleTerms: string;
  /** Who of the supplier's people needs a second factor to log in. */
  readonly requireTwoFactor: TwoFactorRule;
  /** Websites that may show the designer in a frame: `https://harbour-doors.example`. */
  readonly embedOrigins: readonly string[];
  /** Whose day is today: `Europe/Dublin`, a name of the IANA database. */
  readonly timeZone: string;
  readonly works: WorksSettings;
  /** In which rows a sale is paid; null: the deposit of the price list, and the rest once the doors are handed over. */
  readonly plan: readonly PlanRow[] | null;
  /** Where customers may transfer money to; null: nowhere. */
  readonly bank: BankAccount | null;
  /** As its invoices name it. */
  readonly company: CompanySettings;
  readonly messaging: MessageSettings;
  readonly fitting: FittingSettings;
  /** How long visits take. */
  readonly visits: VisitSettings;
}

/** What stands on paper beside name and e-mail address; '' where there is none. */
export interface Letterhead {
  /** Of several lines. */
  readonly address: string;
  readonly phone: string;
  /** Such as `VAT no. IE1234567T`. */
  readonly registration: string;
}

export interface LegalText {
  readonly type: 'link' | 'embedded';
  /** An address, or HTML shown in a frame; '' means the default page. */
  readonly content: string;
}

/** What a visitor sees of prices: nothing, the least that the door costs, two amounts between which it lies, or the amount. */
export const priceDisplays = ['hidden', 'from', 'range', 'exact'] as const;
export type PriceDisplay = (typeof priceDisplays)[number];

/** What a visitor sees of when their door can be there: nothing, the weeks until it is made, or the week from which on it is. */
/** From when on a customer's page asks for its code before it says whose it is. */
export const pageCodeRules = ['after acceptance', 'always'] as const;
export type PageCodeRule = (typeof pageCodeRules)[number];

export const promiseDisplays = ['hidden', 'weeks', 'date'] as const;
export type PromiseDisplay = (typeof promiseDisplays)[number];

export const twoFactorRules = ['nobody', 'admins', 'everybody'] as const;
export type TwoFactorRule = (typeof twoFactorRules)[number];

export interface UiSettings {
  readonly pageTitle: string;
  readonly publicIntroText: string;
  readonly consentYesText: string;
  readonly consentNoText: string;
  /** Name of a compiled theme, or `tenant` with the colours below. */
  readonly dataTheme: string;
  readonly tenant: Readonly<Record<string, string>>;
  /** Before which a visitor sees the door until they choose a wall themselves. */
  readonly wall: StageWall;
  readonly showUnglazed: boolean;
  readonly showExtraInternalColour: boolean;
  /** The page shown after a log-in that failed: `/login`, `/`. */
  readonly logInErrorPath: string;
}
