import { noExtras, plainBuild } from '@door/domain/door/model/plain-item';
import { configure } from '@door/domain/door/configure/configure';
import { describeItem } from '@door/domain/door/configure/describe-item';
import { choicesOf, itemOfChoices } from '@door/domain/door/configure/finished-door';
import { validateItem } from '@door/domain/door/configure/validate-item';
import { linesChanged } from '@door/domain/door/configure/suggestion';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { contextOf } from '@door/domain/testing/a-context';
import type { Item } from '@door/domain/door/model/item';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { isVisitorAction } from '@door/domain/door/model/action';
import { aDoorOf } from '@door/domain/testing/a-door';
import { randomWalk } from '@door/domain/testing/random-walk';
import { seededRandom } from '@door/domain/catalogue/dry-run/seeded-random';
import { shareOf } from '@door/domain/testing/law-share';
import { describe, expect, test } from 'vitest';
import { demoSuppliers } from './demo.ts';

const choose = (context: RuleContext) => (item: Item, action: Parameters<Parameters<typeof itemOfChoices>[2]>[1]) =>
  configure(item, action, context);

describe.each(demoSuppliers)('the gallery of $client.name', ({ rows, gallery }) => {
  const catalogue = catalogueOf(rows);
  const context = contextOf(catalogue);

  test('has doors of single and double sets, on every kind of house', () => {
    expect(gallery.finishedDoors.length).toBeGreaterThanOrEqual(7);
    expect(new Set(gallery.finishedDoors.map(({ wall }) => wall)).size).toBe(3);
    expect(new Set(gallery.finishedDoors.map((door) => catalogue.template(door.templateId).doors)).size).toBe(2);
  });

  test.each(gallery.finishedDoors)('$name can be made, and each choice is as it says', (door) => {
    const made = itemOfChoices(door, aDoorOf(door.templateId, catalogue), choose(context));
    if (!made.ok) throw new Error(made.refusal.message);
    expect(validateItem(made.value, context)).toEqual([]);
    const { id, name, wall } = door;
    expect({ id, name, wall, ...choicesOf(made.value, context) }).toMatchObject(door);
  });

  test.each(gallery.houseStyles)('$name has designs and colours that are sold', ({ designs, colours }) => {
    expect(designs.map((id) => catalogue.design(id).name).length).toBeGreaterThanOrEqual(3);
    expect(colours.map((id) => catalogue.colour(id).use)).toEqual(colours.map(() => 'door'));
  });

  test('whatever a visitor has chosen is made again from what it is kept as', () => {
    const walks = shareOf(400);
    for (let seed = 0; seed < walks; seed += 1) {
      const random = seededRandom(seed + 1);
      const template = catalogue.sold.templates[random(catalogue.sold.templates.length)];
      if (!template) throw new Error('There is no template.');
      const start = aDoorOf(template.id, catalogue);
      const end = randomWalk(start, { context, random, steps: 60, may: isOnVisitorsPages }, () => undefined);
      expect(end).toMatchObject({ extras: noExtras, build: plainBuild, frame: { couplings: {} } });
      const kept = choicesOf(end, context);
      const made = itemOfChoices(kept, start, choose(context));
      if (!made.ok) throw new Error(`${made.refusal.message}\n${JSON.stringify(kept)}`);
      const describing = { doorSize: 'Door size', describe: (item: Item) => describeItem(item, context) };
      const lines = linesChanged(end, made.value, describing);
      expect(lines, JSON.stringify(kept)).toEqual([]);
    }
  });
});

/** The number of a house is its visitor's, and on no finished door. */
const isOnVisitorsPages: NonNullable<Parameters<typeof randomWalk>[1]['may']> = (action) =>
  isVisitorAction(action) &&
  action.type !== 'glass.chooseHouseNumber' &&
  action.type !== 'glass.placeHouseNumber' &&
  (!action.type.startsWith('size.') || action.type === 'size.changeOverall');
