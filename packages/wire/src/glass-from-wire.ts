import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { type Glass, type Glazing, isHouseNumberPlace, type PartBacking } from '@door/domain/model/item';
import { glazedFramePartKinds } from '@door/domain/model/parts';
import { glazingNamed, pseudoThemes } from './glazing-names.ts';
import type { ItemFields } from './item-fields.ts';
import { knownText, knownTextOrNull } from './known-value.ts';
import { ownGlassProperty, partPropertyPrefix } from './door-props.ts';

export function glassFrom({ columns, props }: ItemFields, catalogue: Catalogue): Glass {
  const backings = { noun: 'backing glass', among: catalogue.rows.backings.map(({ name }) => name) };
  const glazing = (key: string, fields = columns): Glazing => {
    const named = glazingNamed(fields.text(key), catalogue);
    if (!named) fields.wrong(key, 'names no glass theme of this supplier');
    return named ?? { kind: 'none-chosen' };
  };
  // A program that knows all parts as one does not send it.
  const own = glazedFramePartKinds.flatMap((kind) => {
    const key = ownGlassProperty(kind);
    return props.has(key) ? [[kind, glazing(key, props)] as const] : [];
  });
  const partBacking = glazedFramePartKinds.flatMap((kind) => {
    const key = `${partPropertyPrefix[kind]}BackingGlass`;
    const among = [...backings.among, pseudoThemes.unglazed];
    const backing: PartBacking | null = knownTextOrNull(props, key, { ...backings, among });
    return backing === null ? [] : [[kind, backing] as const];
  });
  return {
    door: glazing('SashGlassTheme'),
    doorBacking: knownText(props, 'doorBackingGlass', backings),
    frame: columns.flag('DifferentFrameGlassTheme')
      ? {
          kind: 'own',
          glazing: glazing('FrameGlassTheme'),
          ...(own.length > 0 && { ofPart: Object.fromEntries(own) }),
        }
      : { kind: 'same-as-door' },
    partBacking: Object.fromEntries(partBacking),
    houseNumberAt: houseNumberPlace(props),
  };
}

/** A program that knows no places does not send it. */
function houseNumberPlace(props: ItemFields['props']): Glass['houseNumberAt'] {
  const text = props.has('houseNumberPane') ? props.textOrNull('houseNumberPane') : null;
  if (text === null || isHouseNumberPlace(text)) return text;
  props.wrong('houseNumberPane', 'names no pane');
  return null;
}
