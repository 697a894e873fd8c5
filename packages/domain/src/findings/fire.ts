import { fireRatingOf } from '../build/of-system.ts';
import { offeredExtras } from '../extras/offer-extras.ts';
import type { Check, Examined, Fault } from './finding.ts';

/** What a door that was tested against fire must have to be that door, beyond what its system is made of anyway. */
export const fireFaults: Check = (set) =>
  fireRatingOf(set.item, set.catalogue) === undefined ? [] : closerFaults(set);

function closerFaults(set: Examined): readonly Fault[] {
  const { item, catalogue, words } = set;
  if (item.extras.chosen.doorCloser !== null) return [];
  const closers = offeredExtras(item, 'doorCloser', catalogue).flatMap(({ value }) => (value === null ? [] : [value]));
  const way = closers.map(({ code, description }) => ({
    label: words.cures.add(description),
    action: { type: 'extra.choose', kind: 'doorCloser', stock: code } as const,
  }));
  return [{ code: 'fire.no-closer', severity: 'problem', sentence: words.noCloser, part: null, ways: [way] }];
}
