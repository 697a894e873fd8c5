/** What has a history. */
export const subjects = ['item', 'enquiry', 'task'] as const;
export type Subject = (typeof subjects)[number];

/**
 * What became of it: another state, somebody else's work, measurements declared final or no longer so, a copy made, a design
 * that another person goes on with.
 */
export const changeKinds = ['state', 'assignee', 'measurements', 'copy', 'design'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One line of a history. Lines are only ever added. */
export interface Change {
  readonly about: Subject;
  readonly aboutId: string;
  readonly kind: ChangeKind;
  /** null: there was nothing before, or there is nothing now. */
  readonly from: string | null;
  readonly to: string | null;
  /** What somebody wrote to it, or the rule that did it; '' where nothing is to be said. */
  readonly reason: string;
  /** Account of whoever did it; null: a visitor or a rule. */
  readonly who: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** What a line about measurements says they became. */
export const measurements = { open: 'not final', final: 'final' } as const;

export const isFinal = ({ kind, to }: Pick<Change, 'kind' | 'to'>): boolean =>
  kind === 'measurements' && to === measurements.final;
