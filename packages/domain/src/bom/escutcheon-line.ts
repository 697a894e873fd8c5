import type { Job } from './job.ts';
import { line } from './line.ts';
import type { WorkedLine } from './worked-line.ts';

export const escutcheonDropdown = 'escutcheon';

/** The one that was chosen; another that a handle brings along gives way to it. */
export function escutcheonLines(job: Job): readonly WorkedLine[] {
  const { escutcheon } = job.item.build;
  const group = job.leaves[0]?.group ?? 'door';
  if (escutcheon === null) return [];
  const at = { group, partId: job.door.partId, part: `${group}:handle` } as const;
  return [
    line(
      { ...at, code: escutcheon, what: '', quantity: 1, rule: 'over the cylinder', dropdown: escutcheonDropdown },
      job,
    ),
  ];
}
