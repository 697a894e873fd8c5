import { billGroups, type LineGroup } from '@door/domain/making/bom/bill-group';
import type { LinePlace } from '@door/domain/making/bom/manual-line';
import type { Item } from '@door/domain/door/model/item';
import { accepted, refused } from '@door/domain/door/model/outcome';
import type { PartKind } from '@door/domain/door/model/parts';
import { z } from 'zod';
import { text } from '../input/text.ts';
import type { Outcome } from '../refusals.ts';

const word = text(100).nullish();

/** Types of parts that the sheet lists under another name. */
const groupOfPart: Readonly<Partial<Record<PartKind, LineGroup>>> = {
  'single-door': 'door',
  'double-door': 'master',
  'door-with-transom': 'frame',
};
const groups = new Map<string, LineGroup>([
  ...[...billGroups, 'add-on' as const].map((group) => [group, group] as const),
  ...Object.entries(groupOfPart),
]);

/** Where on the sheet a line stands. Without a sub-assembly it is an add-on. */
export const stockPlaceInput = {
  dropdown: word,
  subAssembly: word.transform((name, { addIssue }): LineGroup => {
    const group = groups.get(name || 'add-on');
    if (group) return group;
    addIssue(`must be one of: ${[...groups.keys()].join(', ')}`);
    return z.NEVER;
  }),
  subAssemblyId: word,
  profile: word,
} as const;

interface GivenPlace {
  readonly dropdown: string | null | undefined;
  readonly group: LineGroup;
  readonly partId: string | null | undefined;
}

/** Where a line of this item stands; '' and null are nowhere in particular. `field` is how the call spells the part's id. */
export function placeOf(
  { dropdown, group, partId }: GivenPlace,
  field: 'subAssemblyId' | 'SubAssemblyId',
  { frame }: Item,
): Outcome<LinePlace> {
  return !partId || frame.parts.some(({ id }) => id === partId)
    ? accepted({ dropdown: dropdown || null, group, partId: partId || null })
    : refused('part.none', `${field}: names no part of this item.`);
}
