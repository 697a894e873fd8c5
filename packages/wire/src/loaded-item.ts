import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { firstColours } from '@door/domain/colours/first-colours';
import type { FrameFinish, Item } from '@door/domain/item/item';
import { size } from '@door/domain/measure/mm';
import { accepted, type Outcome } from '@door/domain/shared/outcome';
import { overallFromComposite } from '@door/domain/sizes/composite';
import { parsedJson } from './fields.ts';
import { itemFromWire } from './item-from-wire.ts';

type Said = Readonly<Record<string, unknown>>;

/**
 * An item as it is loaded: older ones may lack their overall size, which follows from the composite size and what is
 * fitted around the frame, or a colour, which is then the supplier's first choice. What is said stands.
 */
export function loadedItem(wire: unknown, catalogue: Catalogue): Outcome<Item> {
  const columns = recordOf(wire);
  const said = jsonOf(columns['Props']);
  if (typeof said !== 'object') return itemFromWire(wire, catalogue);
  const props = recordOf(said);
  const usual = { ...firstColourIds(catalogue), overallWidth: props['width'], overallHeight: props['height'] };
  const Props = JSON.stringify({ ...props, ...unsaid(usual, props) });
  const read = itemFromWire({ ...columns, Props }, catalogue);
  return read.ok ? accepted(withOverall(read.value, props, catalogue)) : read;
}

/** Where the overall size was not said, the composite size stood in for it until packers and sill were read. */
function withOverall(item: Item, { overallWidth, overallHeight }: Said, catalogue: Catalogue): Item {
  const { overall } = item.frame;
  const reckoned = overallFromComposite(overall, item.frame, catalogue);
  const width = isSaid(overallWidth) ? overall.width : reckoned.width;
  const height = isSaid(overallHeight) ? overall.height : reckoned.height;
  return { ...item, frame: { ...item.frame, overall: size(width, height) } };
}

function firstColourIds(catalogue: Catalogue): Said {
  const { doorExternal, doorInternal, frameExternal, frameInternal } = firstColours(catalogue);
  const idOf = (finish: FrameFinish) => (finish.kind === 'frame-colour' ? finish.colourId : doorExternal);
  return {
    externalColourId: doorExternal,
    internalColourId: doorInternal.kind === 'own' ? doorInternal.colourId : doorExternal,
    externalFrameColourId: idOf(frameExternal),
    internalFrameColourId: idOf(frameInternal),
  };
}

const unsaid = (usual: Said, said: Said): Said =>
  Object.fromEntries(Object.entries(usual).filter(([key]) => !isSaid(said[key])));

const isSaid = (value: unknown): boolean => value !== undefined && value !== null;

const recordOf = (value: unknown): Said => (typeof value === 'object' && value !== null ? { ...value } : {});

function jsonOf(text: unknown): unknown {
  const parsed = typeof text === 'string' ? parsedJson(text) : null;
  return parsed?.ok ? parsed.value : undefined;
}
