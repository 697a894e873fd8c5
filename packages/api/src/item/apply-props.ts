import { isEqual } from '@door/domain/lib/is-equal';
import { recordOf } from '@door/domain/door/model/item-record';
import { parsedJson } from '@door/domain/door/model/fields';
import { accepted, refused } from '@door/domain/door/model/result';
import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import type { Result } from '../refusals.ts';
import type { StoredItem } from './item-store.ts';
import type { CallScope } from '../procedure.ts';
import { readWholeItem } from './read-whole-item.ts';
import type { UpdatedItem } from './update-stored-item.ts';

/** Properties of a door as a call takes them beside something else, and how the call spells that field. */
export interface GivenProps {
  readonly field: 'Props' | 'ItemProps';
  /** JSON text; absent: nothing is changed. */
  readonly json: string | undefined;
  /** The item before the call, whose properties a program may send along unchanged. */
  readonly before: StoredItem;
}

const record = z.record(z.string(), z.unknown());

/**
 * The item with the given properties. Those that are as the item was or is ask for nothing; every other one is set, or the
 * call is refused with the field's name.
 */
export function applyProps({ field, json, before }: GivenProps, now: StoredItem, ctx: CallScope): Result<UpdatedItem> {
  const unchanged = accepted({ record: recordOf(now), emptiedDropdowns: [] });
  if (json === undefined) return unchanged;
  const given = record.safeParse(parsedJson(json));
  if (!given.success) return refused('wire.unreadable', `${field}: must hold the properties of a door.`);
  const wire = itemToWire(now, ctx.supplier.catalogue);
  const [is, was] = [propsOf(wire), propsOf(itemToWire(before, ctx.supplier.catalogue))];
  const asked = Object.entries(given.data).filter(
    ([key, value]) => !isEqual(value, is[key]) && !isEqual(value, was[key]),
  );
  if (asked.length === 0) return unchanged;
  const read = readWholeItem({ ...wire, Props: JSON.stringify({ ...is, ...Object.fromEntries(asked) }) }, now, ctx);
  return read.ok || field === 'Props'
    ? read
    : { ok: false, refusal: { ...read.refusal, message: `${field}: ${read.refusal.message}` } };
}

const propsOf = ({ Props }: { readonly Props: string }): z.output<typeof record> => record.parse(JSON.parse(Props));
