import { refusalOfAction } from '@door/domain/door/configure/configure';
import { effective } from '@door/domain/door/effective/effective';
import { bindingRefusal, type TypedSize } from '@door/domain/door/frame/binding-limit';
import { boundsAround } from '@door/domain/door/frame/overall-limits';
import { itemId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { type Mm, mm, size } from '@door/domain/lib/mm';
import { doorPart, partOf } from '@door/domain/door/model/parts';
import { leafSizes } from '@door/domain/door/sizes/leaf-sizes';
import { describe, expect, test } from 'vitest';
import { type TestSupplier, testSuppliers } from './testing/walks.ts';

interface Measure extends TypedSize {
  /** As a fix names it. */
  readonly name: string;
  readonly value: Mm;
}

function measuresOf(item: Item, { catalogue }: TestSupplier): readonly Measure[] {
  const { overall, parts } = item.frame;
  const leaves = leafSizes(item, catalogue);
  const change = (width: Mm, height: Mm) => ({ type: 'size.changeOverall', overall: size(width, height) }) as const;
  return [
    { name: 'overall width', value: overall.width, actionFor: (width) => change(width, overall.height) },
    { name: 'overall height', value: overall.height, actionFor: (height) => change(overall.width, height) },
    ...(partOf(parts, 'fanlight')
      ? [
          {
            name: 'door height',
            value: doorPart(parts).size.height,
            actionFor: (doorHeight: Mm) => ({ type: 'size.changeDoorHeight', doorHeight }) as const,
          },
        ]
      : []),
    ...(leaves.kind === 'double'
      ? [
          {
            name: 'master leaf',
            value: leaves.master.width,
            actionFor: (masterWidth: Mm) => ({ type: 'size.changeMasterWidth', masterWidth }) as const,
          },
        ]
      : []),
  ];
}

/** Each template with each design that it can carry. */
const doorsOf = ({ catalogue, context }: TestSupplier): readonly Item[] =>
  catalogue.sold.templates.flatMap((template) => {
    const doors = catalogue.sold.designs.map(({ id: designId }) => ({
      designId,
      item: effective({ id: itemId('x'), choices: { templateId: template.id, designId } }, context),
    }));
    return doors.filter(({ designId, item }) => item.designId === designId).map(({ item }) => item);
  });

const fix = /make the (?<measure>[a-z ]+?) (?<to>-?\d+) mm or (?:more|less)/gi;

describe.each(testSuppliers)('$name', (supplier) => {
  const { context } = supplier;

  test('what the reason of a size asks for lies in the range of that size', () => {
    let said = 0;
    const faults = doorsOf(supplier).flatMap((item) =>
      measuresOf(item, supplier).flatMap((measure) => {
        const bounds = boundsAround(
          measure.value,
          (to) => refusalOfAction(item, measure.actionFor(to), context) === null,
        );
        const outside = [300, 500, 700, bounds.min - 1, bounds.max + 1, 2500, 3200, 4500];
        return outside
          .filter((requested) => requested < bounds.min || requested > bounds.max)
          .flatMap((requested) => {
            const refusal = bindingRefusal(measure, { item, requested: mm(requested), bounds }, context);
            if (refusal) said += 1;
            return [...(refusal?.message ?? '').matchAll(fix)]
              .filter(({ groups }) => groups?.['measure'] === measure.name)
              .filter(({ groups }) => Number(groups?.['to']) < bounds.min || Number(groups?.['to']) > bounds.max)
              .map(
                () =>
                  `${String(requested)} in ${String(bounds.min)} to ${String(bounds.max)}: ${refusal?.message ?? ''}`,
              );
          });
      }),
    );
    expect(said).toBeGreaterThan(1000);
    expect([...new Set(faults)]).toEqual([]);
  });
});
