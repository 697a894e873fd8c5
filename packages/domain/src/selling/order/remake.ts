/** Why a door is made again. */
export const remakeReasons = ['measured-wrong', 'entered-wrong', 'made-wrong', 'damaged', 'supplier-fault'] as const;
export type RemakeReason = (typeof remakeReasons)[number];

/** What of a door is made again. */
export const remadeParts = ['frame', 'leaf', 'glass', 'hardware'] as const;
export type RemadePart = (typeof remadeParts)[number];

/** What makes an order a remake of another one. */
export interface Remake {
  /** The order whose doors are made again; it stays as it is. */
  readonly of: string;
  readonly reason: RemakeReason;
  /** Empty: the whole doors. */
  readonly parts: readonly RemadePart[];
  /** Whether the customer pays for it. */
  readonly isCharged: boolean;
  /** '' for none. */
  readonly note: string;
}
