import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { type StockCode, stockCode } from '@door/domain/model/ids';
import { type ExtraKind, extraKinds } from '@door/domain/model/extra-kinds';
import { closerPositions, type Extras } from '@door/domain/model/item';
import { recordOf } from '@door/domain/model/records';
import { stockCodeKey } from './door-props.ts';
import type { Fields } from '@door/domain/model/fields';
import { knownText, placedHeight } from './known-value.ts';

/** Extras that an older door does not mention are not fitted. */
export function extrasFrom(props: Fields, { rows }: Catalogue): Extras {
  const among = rows.stock.map(({ code }) => code);
  const chosen = (kind: ExtraKind): StockCode | null => {
    const key = stockCodeKey(kind);
    return props.has(key) ? stockCode(knownText(props, key, { noun: 'stock', among })) : null;
  };
  return {
    chosen: recordOf(extraKinds, chosen),
    closerPosition: props.has('doorCloserPosition') ? props.oneOf('doorCloserPosition', closerPositions) : 'leaf',
    numeralsAt: numeralsAt(props),
    spyholeHeights: {
      spyhole: placedHeight(props, 'spyhole1PositionChosen'),
      spyhole2: placedHeight(props, 'spyhole2PositionChosen'),
    },
  };
}

const numeralsAt = (props: Fields): Extras['numeralsAt'] =>
  props.has('numeralsFromLeft') || props.has('numeralsHeight')
    ? { fromLeft: props.length('numeralsFromLeft'), height: props.length('numeralsHeight') }
    : null;
