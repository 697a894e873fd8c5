import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { paintTyped } from '@door/domain/colours/custom-ral';
import type { Fields } from '@door/domain/model/fields';
import { type ColourId, colourId } from '@door/domain/model/ids';
import type { Colours, FrameFinish, RalNumber } from '@door/domain/model/item';
import type { ItemFields } from './item-fields.ts';
import { knownNumber } from './known-value.ts';

export function coloursFrom({ columns, props }: ItemFields, catalogue: Catalogue): Colours {
  const { rows } = catalogue;
  const colour = (key: string): ColourId =>
    colourId(knownNumber(props, key, { noun: 'colour', among: rows.colours.map(({ id }) => id) }));
  const finish = (side: 'external' | 'internal'): FrameFinish =>
    columns.oneOf(`${side}FramePremiumColourSelected`, ['true', 'false']) === 'true'
      ? { kind: 'door-colour' }
      : { kind: 'frame-colour', colourId: colour(`${side}FrameColourId`) };
  const doorExternal = colour('externalColourId');
  return {
    doorExternal,
    doorInternal: columns.flag('SameInternalSashColour')
      ? { kind: 'same-as-external' }
      : { kind: 'own', colourId: colour('internalColourId') },
    frameExternal: finish('external'),
    frameInternal: finish('internal'),
    customRal: customRalFrom(props, doorExternal, catalogue),
  };
}

/** The RAL number of a door in a custom colour: `3020` or `RAL 3020`. Every other colour has its number in the catalogue. */
function customRalFrom(props: Fields, doorExternal: ColourId, catalogue: Catalogue): RalNumber | null {
  const key = 'externalColourRal';
  const isCustom = catalogue.rows.colours.some(({ id, finish }) => id === doorExternal && finish === 'custom');
  if (!isCustom || !props.has(key)) return null;
  const paint = paintTyped(props.text(key), catalogue);
  if (!paint) props.wrong(key, 'is no number of the RAL Classic list');
  return paint?.ral ?? null;
}
