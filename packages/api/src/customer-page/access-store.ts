import type { Sale } from './link-store.ts';

/** A code that was asked for on a customer's page. The code itself is stored nowhere. */
export interface PageCode {
  readonly id: string;
  /** Of the link on whose page it was asked for. */
  readonly tokenHash: string;
  /** ISO 8601. */
  readonly madeAt: string;
  /** How often a wrong one was typed. */
  readonly misses: number;
  /** When it was typed rightly, or another took its place; null: it can be typed. */
  readonly usedAt: string | null;
}

/** A browser in which the customer of a link has typed its code. */
export interface PageDevice {
  readonly id: string;
  readonly tokenHash: string;
  /** SHA-256 of what the browser keeps. */
  readonly deviceHash: string;
  /** What the browser says that it is. */
  readonly agent: string;
  /** ISO 8601. */
  readonly madeAt: string;
}

export interface AccessStore {
  /** Waits until nobody else asks for a code of this link, or types one. */
  lock(tokenHash: string): Promise<void>;
  /** Those of a link, oldest first. */
  codes(tokenHash: string): Promise<readonly PageCode[]>;
  code(id: string): Promise<PageCode | undefined>;
  addCode(code: PageCode): Promise<void>;
  saveCode(code: PageCode): Promise<void>;
  addDevice(device: PageDevice): Promise<void>;
  device(deviceHash: string): Promise<PageDevice | undefined>;
  /** Those of a link, oldest first. */
  devices(tokenHash: string): Promise<readonly PageDevice[]>;
  removeDevice(device: Pick<PageDevice, 'tokenHash' | 'id'>): Promise<void>;
  /** Codes and devices of all links of a sale. */
  removeAll(sale: Sale): Promise<void>;
}
