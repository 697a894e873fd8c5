import { itemPriceOf } from '@door/domain/selling/pricing/item-price';
import { percent } from '@door/domain/selling/pricing/money';
import { describeItem } from '@door/domain/door/configure/describe-item';
import type { Item } from '@door/domain/door/model/item';
import { positionOf } from '@door/domain/selling/quote/paper-position';
import { coupledSurround, doubleDoor, singleDoor } from '@door/domain/testing/worked-example-items';
import { paper } from '@door/domain/messages/english/papers';
import { pricing } from '@door/domain/messages/english/pricing';
import { expect, test } from 'vitest';
import { prices } from './rows/prices.ts';
import { context } from './testing/demo-doors.ts';
import { priced } from './testing/priced-doors.ts';

const chargedOf = (item: Item) => {
  const price = itemPriceOf(priced(item, {}), { tier: 'B', markup: percent(40) }, prices);
  const line = { id: 'a', itemId: item.id, quantity: 1 };
  const described = describeItem(item, context);
  const placed = { number: 1, showPriceLines: false, messages: { paper, pricing } };
  return positionOf({ line, item, heading: '', described, price }, placed)
    .schedule.filter(({ label }) => label === 'Cylinder' || label === 'Laminated glass')
    .map(({ label, text }) => `${label}: ${text}`);
};

const plainGlass = (item: Item): Item => ({ ...item, build: { ...item.build, laminated: false } });

test.each<[string, Item, readonly string[]]>([
  ['a door', singleDoor, ['Cylinder: Cylinder, 3 star, key both sides', 'Laminated glass: Door']],
  [
    'a door with sidelights',
    coupledSurround,
    ['Cylinder: Cylinder, 3 star, key both sides', 'Laminated glass: Door, Sidelights'],
  ],
  ['a double door', doubleDoor, ['Cylinder: Cylinder, 3 star, thumb-turn inside', 'Laminated glass: Door']],
  ['a door with plain glass', plainGlass(singleDoor), ['Cylinder: Cylinder, 3 star, key both sides']],
])(
  'the customer’s paper names cylinder and laminated glass of %s, whether or not it shows prices',
  (_, item, facts) => {
    expect(chargedOf(item)).toEqual(facts);
  },
);
