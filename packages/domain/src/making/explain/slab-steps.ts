import { designOfLeaf } from '../../door/design-fit/leaf-design.ts';
import { lightsOf } from '../../door/weight/leaf-weight.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { DesignLight } from '../../catalogue/rows/design-rows.ts';
import type { Item } from '../../door/model/item.ts';
import type { Size } from '../../lib/mm.ts';
import { blankStoreFor, blankWidths, slabBlankFor } from '../../door/sizes/slab-blank.ts';
import { type GroupedLeaf, leavesByGroup } from '../../door/sizes/leaf-sizes.ts';
import type { SizeSheet } from '../../door/sizes/size-sheet.ts';
import { leafNames } from './leaf-steps.ts';
import { add, sum, subtract, sizeLine, type SizeStep } from './size-formula.ts';
import type { SizeFormula } from '../../door/model/size-formula.ts';

/** For each leaf its blank, its trims and its lights. */
export const slabSteps = (item: Item, sheet: SizeSheet, catalogue: Catalogue): readonly SizeStep[] =>
  leavesByGroup(sheet.leaves).flatMap((leaf) => [
    ...blankSteps(leaf, item, catalogue),
    ...lightSteps(leaf, item, catalogue),
  ]);

/** Empty when no blank covers the leaf. */
function blankSteps(leaf: GroupedLeaf, item: Item, catalogue: Catalogue): readonly SizeStep[] {
  const { blanks } = catalogue.rows.limits;
  const store = blankStoreFor(leaf.group, catalogue.design(item.designId));
  const blank = slabBlankFor(leaf.size, store, blanks);
  if (!blank) return [];
  const { width, height } = leaf.size;
  return [
    {
      of: leafNames[leaf.group],
      parts: [`${leaf.group}:leaf`],
      key: `blank-${leaf.group}`,
      size: 'blank',
      number: null,
      lines: [
        sizeLine('width', { kind: 'smallest', stocked: blankWidths(store, blanks), covering: width }),
        sizeLine('height', { kind: 'smallest', stocked: blanks.heights, covering: height }),
      ],
    },
    {
      of: leafNames[leaf.group],
      parts: [`${leaf.group}:leaf`],
      key: `trim-${leaf.group}`,
      size: 'trim',
      number: null,
      lines: trimLines(blank.size, leaf.size, blanks.maxTrimTop),
    },
  ];
}

function trimLines(blank: Size, leaf: Size, maxTrimTop: number): SizeStep['lines'] {
  const across = [add('blank', blank.width), subtract('leaf', leaf.width)];
  const along = [add('blank', blank.height), subtract('leaf', leaf.height)];
  const left = sizeLine('left', { kind: 'share', terms: across, by: 2, rounded: 'up', atMost: null });
  const top = sizeLine('top', { kind: 'share', terms: along, by: 4, rounded: 'down', atMost: maxTrimTop });
  return [
    left,
    sizeLine('right', sum(...across, subtract('trimmedLeft', left.value))),
    top,
    sizeLine('bottom', sum(...along, subtract('trimmedTop', top.value))),
  ];
}

/** Empty when the leaf is too small for the design. */
function lightSteps(leaf: GroupedLeaf, item: Item, catalogue: Catalogue): readonly SizeStep[] {
  const design = designOfLeaf(item, leaf.group, catalogue);
  const { lights } = design;
  const { doorGlassCover } = catalogue.rows.clearances;
  const covers = [add('glassCover', doorGlassCover), add('glassCover', doorGlassCover)];
  return lightsOf(leaf.size, design).flatMap((_sight, index) => {
    const light = lights[index];
    if (!light) return [];
    const sight = sightLines(light, leaf.size);
    const step = {
      of: leafNames[leaf.group],
      parts: [`${leaf.group}:glass-${index + 1}`],
      number: lights.length > 1 ? index + 1 : null,
    } as const;
    const at = `${leaf.group}-${String(index)}`;
    return [
      { ...step, key: `lightSight-${at}`, size: 'lightSight' as const, lines: sight },
      {
        ...step,
        key: `lightGlass-${at}`,
        size: 'lightGlass' as const,
        lines: sight.map(({ measure, value }) => sizeLine(measure, sum(add('sight', value), ...covers))),
      },
    ];
  });
}

function sightLines(light: DesignLight, leaf: Size): SizeStep['lines'] {
  const measured = (formula: string): SizeFormula => ({ kind: 'design', formula, leaf });
  return [sizeLine('width', measured(light.width)), sizeLine('height', measured(light.height))];
}
