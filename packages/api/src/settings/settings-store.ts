import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';

/** A version of a supplier's settings. */
export interface SettingsVersion {
  /** From 1 on. */
  readonly number: number;
  readonly client: ClientRow;
  /** ISO 8601; null: as the supplier began. */
  readonly changedAt: string | null;
  /** Account. */
  readonly changedBy: string | null;
}

/** A picture that the server has checked and cleaned. */
export interface Logo {
  /** SHA-256 of its bytes, hexadecimal: its address never shows another picture. */
  readonly hash: string;
  readonly contentType: 'image/png' | 'image/svg+xml';
  readonly bytes: Uint8Array;
}

/** The settings of a supplier, version by version. */
export interface SettingsStore {
  /** The newest. Locks it until the transaction ends. */
  load(): Promise<SettingsVersion>;
  /** The last ones, newest first. */
  versions(most: number): Promise<readonly SettingsVersion[]>;
  /** undefined: the supplier never had it. */
  version(number: number): Promise<SettingsVersion | undefined>;
  /** Those of a time and before it, newest first. */
  versionsUntil(at: string, most: number): Promise<readonly SettingsVersion[]>;
  /** The next version, which holds from the end of the transaction on. */
  save(version: SettingsVersion): Promise<void>;
  /** A picture that is there already stays. */
  addLogo(logo: Logo): Promise<void>;
  /** undefined: the supplier never had that logo. */
  logo(hash: string): Promise<Logo | undefined>;
}

/** Makes what a supplier gives safe to be shown to everybody. */
export interface Cleaner {
  /** HTML without scripts, styles, forms and frames, and with links to web pages and addresses only. */
  html(text: string): string;
  /** The picture of a logo, given in base64; undefined for what is none, or too large. SVG comes back without scripts and without anything from elsewhere. */
  logo(base64: string): Logo | undefined;
}
