/** Settings and identity of a supplier as the specification spells them. */

export interface WireTheme {
  readonly ClientId: number;
  readonly Currency: 'EUR' | 'GBP';
  readonly HomePageURL: string;
  readonly BackPageURL: string;
  readonly LogoUrl: string;
  readonly TermsAndConditionsType: 'link' | 'embedded';
  readonly TermsAndConditionsContent: string;
  readonly PrivacyPolicyType: 'link' | 'embedded';
  readonly PrivacyPolicyContent: string;
  /** JSON text of `WireUiSettings`. */
  readonly UiSettings: string;
}

export interface WireUiSettings {
  readonly pageTitle: string;
  /** Spelt so in the specification. */
  readonly publicIntoText: string;
  readonly consentYesText: string;
  readonly consentNoText: string;
  readonly dataTheme: string;
  readonly tenant: Readonly<Record<string, string>>;
  readonly showUnglazed: boolean;
  readonly showExtraInternalColour: boolean;
}

export interface WireCompany {
  readonly ClientId: number;
  readonly Name: string;
  readonly Email: string;
  readonly HomePageURL: string;
  readonly LogoUrl: string;
}
