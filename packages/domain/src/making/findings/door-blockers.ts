import type { FindingMessages } from '../../messages/messages.ts';
import type { Finding } from './finding.ts';

/** Where a person mends it: at a step of the door's designer, or on the door's own page. */
export type MendedAt = keyof FindingMessages['mend'];

/** Something that keeps a door from being made. */
export interface DoorBlocker extends Pick<Finding, 'code' | 'sentence'> {
  readonly mendedAt: MendedAt;
  /** What to do there. */
  readonly fix: string;
}

/** The findings that a choice at one step of the designer mends. */
const choices: Readonly<Record<string, MendedAt>> = {
  'glass.not-chosen': 'glass',
  'glass.no-house-number': 'glass',
  'colour.no-ral': 'colours',
  'colour.no-pair': 'colours',
};

/**
 * What keeps a door from being made, most severe first: one list for its item, its quote and its order, from the first
 * draft on. Warnings and notes are for a person to weigh and stand in no way.
 */
export const doorBlockers = (
  found: readonly Pick<Finding, 'code' | 'severity' | 'sentence'>[],
  { mend }: Pick<FindingMessages, 'mend'>,
): readonly DoorBlocker[] =>
  found
    .filter(({ severity }) => severity === 'problem')
    .map(({ code, sentence }) => {
      const mendedAt = choices[code] ?? 'design';
      return { code, sentence, mendedAt, fix: mend[mendedAt] };
    });
