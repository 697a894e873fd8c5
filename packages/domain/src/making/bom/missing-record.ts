import type { PiecePlace } from './bom-piece.ts';

/** A need for which there is no stock or no way to make it. */
export interface MissingRecord extends Pick<PiecePlace, 'group' | 'draws'> {
  readonly kind: 'missing';
  readonly what: Missing;
  /** A sentence for the person who has to fix it. */
  readonly reason: string;
}

export const missingKinds = [
  'article',
  'closer',
  'colour-pair',
  'coupling',
  'design-size',
  'glass-choice',
  'glass-size',
  'handle',
  'leaf-weight',
  'lock',
  'ral-number',
  'slab-range',
  'stock',
  'stock-criteria',
] as const;

export type Missing = (typeof missingKinds)[number];

/** Needs that wait for a person's choice: nothing is wrong with the door. */
export const notChosenYet = ['glass-choice', 'ral-number'] as const satisfies readonly Missing[];

export type NotChosenYet = (typeof notChosenYet)[number];
