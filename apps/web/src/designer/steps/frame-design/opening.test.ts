import { catalogue } from '../../../shared/testing/fakes.ts';
import { aContext } from '@door/domain/testing/a-context';
import type { Action } from '@door/domain/door/model/action';
import { configure, configureAll } from '@door/domain/door/configure/configure';
import { templateId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { size } from '@door/domain/lib/mm';
import { aDoor } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';

import { actionsForFrame, hasKnownOpening, openingOf } from './opening.ts';
import { openingLimits, sizeActionForOpening } from './opening-size.ts';

const context = aContext();

function after(item: Item, actions: readonly Action[]): Item {
  const outcome = configureAll(item, actions, context);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value.item;
}

const inOpening = (item: Item, width: number, height: number) =>
  after(item, [sizeActionForOpening(size(width, height), catalogue)]);

test('a set is 10 mm smaller than its opening each way', () => {
  const item = inOpening(aDoor('single-door'), 1040, 2120);
  expect(item.frame.overall).toEqual(size(1030, 2110));
  expect(openingOf(item, catalogue)).toEqual(size(1040, 2120));
});

test('the limits are those of the opening: the widest single door needs 1075', () => {
  const item = aDoor('single-door');
  const { max } = openingLimits(item, context).width;
  expect(max).toBe(1075);
  const beyond = configure(item, sizeActionForOpening(size(max + 1, 2110), catalogue), context);
  expect(beyond.ok ? '' : beyond.refusal.message).toContain('Make the overall width 1065 mm or less.');
});

test('an opening is known once a size differs from the template’s', () => {
  const item = aDoor('single-door');
  const isKnown = (of: Item, typedSize: Item['frame']['overall'] | null = null) =>
    hasKnownOpening({ item: of, typedSize }, catalogue);
  expect(isKnown(item)).toBe(false);
  expect(isKnown(inOpening(item, 1010, 2111))).toBe(true);
  // Typed, and equal to the template's by chance; typed and taken back.
  expect(isKnown(item, { ...item.frame.overall })).toBe(true);
  expect(isKnown(item, size(1030, 2110))).toBe(false);
});

test.each<[string, Item, string, ReturnType<typeof size> | null]>([
  ['no opening known: its own sizes', aDoor('single-door'), 'left', size(1440, 2100)],
  ['too narrow for sidelights: it does not fit', inOpening(aDoor('single-door'), 1040, 2120), 'left', null],
  ['too low for a fanlight: it does not fit', inOpening(aDoor('single-door'), 1040, 2120), 'fanlight-mullion', null],
  ['room for it: both are kept', inOpening(aDoor('surround'), 1920, 2430), 'surround-mullion', size(1910, 2420)],
])('another frame, %s', (_, item, id, overall) => {
  const actions = actionsForFrame(templateId(id), { item, typedSize: null }, context);
  expect(actions && after(item, actions).frame.overall).toEqual(overall);
});
