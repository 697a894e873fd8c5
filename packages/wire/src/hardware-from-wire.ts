import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import { type StockCode, stockCode } from '@door/domain/door/model/ids';
import { suites } from '@door/domain/door/model/door-values';
import type { Hardware, Leaves } from '@door/domain/door/model/item';
import { hardwareKinds } from '@door/domain/door/model/hardware-kinds';
import { recordOf } from '@door/domain/lib/records';
import { dropdownOf } from '@door/domain/door/stock/door-props';
import { stockCodeKey } from './door-props.ts';
import type { Fields } from '@door/domain/door/model/fields';
import { knownText, knownTextOrNull, placedHeight } from './known-value.ts';
import type { ItemFields } from './item-fields.ts';

/** Kinds that an older door does not mention are not fitted. */
export function hardwareFrom(props: Fields, catalogue: Catalogue): Hardware {
  const { rows } = catalogue;
  return {
    suite: props.oneOf('hardwareSuite', suites),
    handleType: knownTextOrNull(props, 'handleType', {
      noun: 'handle type',
      among: rows.handles.map(({ handleType }) => handleType),
    }),
    chosen: recordOf(hardwareKinds, (kind) =>
      props.has(stockCodeKey(dropdownOf[kind])) ? stockOf(dropdownOf[kind], props, catalogue) : null,
    ),
    letterPlateHeight: placedHeight(props, 'letterPlatePositionChosen'),
    hingeColour: knownText(props, 'hinge', { noun: 'hinge colour', among: rows.hinges.map(({ name }) => name) }),
  };
}

export function leavesFrom({ columns, props }: ItemFields, catalogue: Catalogue): Leaves {
  if (columns.oneOf('Type', ['door', 'double door']) === 'door') return { kind: 'single' };
  const isMasterChosen = props.numberOrNull('masterWidthChosen') !== null;
  return {
    kind: 'double',
    masterWidth: isMasterChosen ? props.length('masterWidthChosen') : null,
    slaveHandle: stockOf('slaveHandle', props, catalogue),
  };
}

export function stockOf(dropdown: string, props: Fields, { rows }: Catalogue): StockCode | null {
  const among = rows.stock.map(({ code }) => code);
  const code = knownTextOrNull(props, stockCodeKey(dropdown), { noun: 'stock', among });
  return code === null ? null : stockCode(code);
}
