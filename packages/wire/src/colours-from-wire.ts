import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { type ColourId, colourId } from '@door/domain/model/ids';
import type { Colours, FrameFinish } from '@door/domain/model/item';
import type { ItemFields } from './item-from-wire.ts';
import { knownNumber } from './known-value.ts';

export function coloursFrom({ columns, props }: ItemFields, { rows }: Catalogue): Colours {
  const colour = (key: string): ColourId =>
    colourId(knownNumber(props, key, { noun: 'colour', among: rows.colours.map(({ id }) => id) }));
  const finish = (side: 'external' | 'internal'): FrameFinish =>
    columns.oneOf(`${side}FramePremiumColourSelected`, ['true', 'false']) === 'true'
      ? { kind: 'door-colour' }
      : { kind: 'frame-colour', colourId: colour(`${side}FrameColourId`) };
  return {
    doorExternal: colour('externalColourId'),
    doorInternal: columns.flag('SameInternalSashColour')
      ? { kind: 'same-as-external' }
      : { kind: 'own', colourId: colour('internalColourId') },
    frameExternal: finish('external'),
    frameInternal: finish('internal'),
  };
}
