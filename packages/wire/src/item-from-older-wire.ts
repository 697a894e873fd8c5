import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import { defaultColours } from '@door/domain/door/colours/default-colours';
import type { FrameFinish } from '@door/domain/door/model/door-values';
import type { Item } from '@door/domain/door/model/item';
import type { ItemRecord } from '@door/domain/door/model/item-record';
import { size } from '@door/domain/lib/mm';
import { accepted } from '@door/domain/door/model/result';
import type { Result } from './wire-refusals.ts';
import { overallFromComposite } from '@door/domain/door/sizes/composite-size';
import { type GivenFields, givenFields, givenJson } from './given-fields.ts';
import { itemFromWire } from './item-from-wire.ts';

/**
 * An item whose wire form may be older: a missing overall size is calculated from the composite size and what is fitted
 * around the frame, a missing colour is the supplier's first choice. What is given is kept.
 */
export function itemFromOlderWire(wire: unknown, catalogue: Catalogue): Result<ItemRecord> {
  const columns = givenFields(wire);
  const given = givenJson(columns['Props']);
  if (typeof given !== 'object') return itemFromWire(wire, catalogue);
  const props = givenFields(given);
  const defaults = { ...firstColourIds(catalogue), overallWidth: props['width'], overallHeight: props['height'] };
  const Props = JSON.stringify({ ...props, ...missingValues(defaults, props) });
  const read = itemFromWire({ ...columns, Props }, catalogue);
  return read.ok ? accepted({ ...read.value, item: withOverall(read.value.item, props, catalogue) }) : read;
}

/** Calculates a missing overall width or height; the composite size was used in its place until packers and sill were read. */
function withOverall(item: Item, { overallWidth, overallHeight }: GivenFields, catalogue: Catalogue): Item {
  const { overall } = item.frame;
  const calculated = overallFromComposite(overall, item.frame, catalogue);
  const width = isGiven(overallWidth) ? overall.width : calculated.width;
  const height = isGiven(overallHeight) ? overall.height : calculated.height;
  return { ...item, frame: { ...item.frame, overall: size(width, height) } };
}

function firstColourIds(catalogue: Catalogue): GivenFields {
  const { doorExternal, doorInternal, frameExternal, frameInternal } = defaultColours(catalogue);
  const idOf = (finish: FrameFinish) => (finish.kind === 'frame-colour' ? finish.colourId : doorExternal);
  return {
    externalColourId: doorExternal,
    internalColourId: doorInternal.kind === 'own' ? doorInternal.colourId : doorExternal,
    externalFrameColourId: idOf(frameExternal),
    internalFrameColourId: idOf(frameInternal),
  };
}

const missingValues = (defaults: GivenFields, given: GivenFields): GivenFields =>
  Object.fromEntries(Object.entries(defaults).filter(([key]) => !isGiven(given[key])));

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;
