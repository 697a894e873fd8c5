import { fireRatingOf } from '../../door/system/item-system.ts';
import { stockForExtra } from '../../door/extras/extra-fit.ts';
import type { Check, CheckedSet, Fault } from './finding.ts';

/** What a fire door needs beyond its system: a closer. */
export const fireFaults: Check = (set) =>
  fireRatingOf(set.item, set.catalogue) === undefined ? [] : closerFaults(set);

function closerFaults(set: CheckedSet): readonly Fault[] {
  const { item, catalogue, messages } = set;
  if (item.extras.chosen.doorCloser !== null) return [];
  const closers = stockForExtra(item, 'doorCloser', catalogue).map(({ stock }) => stock);
  const way = closers.map(({ code, description }) => ({
    label: messages.fixes.add(description),
    action: { type: 'extra.choose', kind: 'doorCloser', stock: code } as const,
  }));
  return [
    { code: 'fire.no-closer', severity: 'problem', sentence: messages.noCloser, parts: [], fixCandidates: [way] },
  ];
}
