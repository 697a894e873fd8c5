import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import type { Bom, PieceRecord } from '@door/domain/making/bom/bom-record';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { isGlazed } from '@door/domain/catalogue/rows/design-rows';
import { frameColourOf, internalDoorColour } from '@door/domain/door/colours/colour-of-part';
import { glazedPart, isUnglazed, leafMakeUp } from '@door/domain/door/glass/glass-make-up';
import { frameGlazing } from '@door/domain/door/glass/glazing';
import { figuresOf } from '@door/domain/door/glass/house-number';
import { isEqual } from '@door/domain/lib/is-equal';
import type { Glazing } from '@door/domain/door/model/door-values';
import type { Item } from '@door/domain/door/model/item';
import { glazedFrameParts } from '@door/domain/door/model/parts';
import { sizeSheet } from '@door/domain/door/sizes/size-sheet';
import { hasSmokeSeals } from '@door/domain/door/system/item-system';
import type { WalkStep } from '@door/domain/testing/random-walk';
import { describe, expect, test } from 'vitest';
import { checkLaw, lawTimeout, seed, type TestSupplier, testSuppliers } from './testing/walks.ts';

const walks = 200;

/**
 * Everything of an item that is made, read from the item and not from its bill. Left out is what only leads to a choice
 * (system, template, suite, job type), what is asked but not built (address, hand chosen or not), and what has no effect on
 * this set (glass of a solid leaf, a house number that nothing shows).
 */
function madeOf(item: Item, supplier: TestSupplier) {
  const { catalogue } = supplier;
  const { frame, colours, hardware, extras, build, leaves } = item;
  const { composite, leaves: leafSizes } = sizeSheet(item, catalogue);
  const threshold = catalogue.threshold(frame.threshold);
  const fixed = glazedFrameParts(frame.parts);
  const figures = extras.chosen.numerals === null ? '' : figuresOf(item.houseNumber);
  const hasSidelights = fixed.some((kind) => kind !== 'fanlight');
  return {
    frame: {
      construction: frame.construction,
      profile: frame.profile,
      packers: frame.packers,
      sill: frame.sill,
      threshold: threshold.code,
      layout: threshold.material === 'aluminium' && hasSidelights ? frame.thresholdLayout : null,
      parts: frame.parts,
    },
    composite,
    leafSizes,
    slaveHandle: leaves.kind === 'double' ? leaves.slaveHandle : null,
    design: item.designId,
    hand: item.hand,
    opens: item.opens,
    colours: [
      colours.doorExternal,
      internalDoorColour(item, catalogue).id,
      frameColourOf(item, 'external', catalogue).id,
      frameColourOf(item, 'internal', catalogue).id,
    ],
    glass: glassOf(item, supplier),
    hardware: hardware.chosen,
    hinges: hardware.hingeColour,
    extras: extras.chosen,
    numerals: figures === '' ? null : { figures, at: extras.numeralsAt },
    closerPosition: extras.chosen.doorCloser === null ? null : extras.closerPosition,
    slab: build.slab,
    cylinder: build.cylinder,
    escutcheon: build.escutcheon,
    trims: build.trims,
    smokeSeals: hasSmokeSeals(item, catalogue),
  };
}

/** What is in each glazed place: its unit, theme and backing, or that it is glazed on site. */
function glassOf(item: Item, supplier: TestSupplier) {
  const { catalogue } = supplier;
  const { glass, houseNumber } = item;
  const pane = (glazing: Glazing, backing: string, unit: string) => {
    if (isUnglazed(glazing, backing)) return 'glazed on site';
    const theme = glazing.kind === 'theme' ? catalogue.theme(glazing.themeId) : null;
    return { unit, theme: theme?.id ?? null, backing, houseNumber: theme?.showsHouseNumber ? houseNumber : '' };
  };
  return {
    leaf: isGlazed(catalogue.design(item.designId))
      ? pane(glass.door, glass.doorBacking, leafMakeUp(item, supplier))
      : 'solid',
    parts: glazedFrameParts(item.frame.parts).map((kind) =>
      pane(frameGlazing(glass), glass.partBacking[kind] ?? glass.doorBacking, glazedPart(item, kind, supplier).makeUp),
    ),
  };
}

const isPiece = (record: Bom[number]): record is PieceRecord => record.kind !== 'missing';

function sameBomFaults(steps: readonly WalkStep[], supplier: TestSupplier): readonly string[] {
  return steps.flatMap(({ before, action, outcome }) => {
    if (!outcome.ok) return [];
    const { item } = outcome.value;
    const bills = [bomOf(before, supplier), bomOf(item, supplier)];
    const isMade = bills.every((bill) => bill.every(isPiece));
    if (!isMade || isEqual(madeOf(before, supplier), madeOf(item, supplier)) || !isEqual(bills[0], bills[1])) return [];
    return [`The same bill before and after ${JSON.stringify(action)}:\n${JSON.stringify(before)}`];
  });
}

/** Each piece has a name of its own within its part and leaf. */
function sharedNames(bill: Bom): readonly string[] {
  const names = bill.filter(isPiece).map(({ partId, leaf, name }) => [partId ?? 'set', leaf ?? '', name].join(' / '));
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** Every frame has one jamb at the left and one at the right, each a record of its own. */
function unpairedJambs(bill: Bom): readonly string[] {
  const jambs = bill.flatMap((record) =>
    record.kind === 'bar' && record.bar.role === 'jamb' ? [`${record.bar.frame} ${record.bar.side}`] : [],
  );
  const frames = new Set(
    bill.flatMap((record) => (record.kind === 'bar' && record.bar.role === 'head' ? [record.bar.frame] : [])),
  );
  const expected = [...frames].flatMap((frame) => [`${frame} left`, `${frame} right`]);
  return isEqual(jambs.toSorted(), expected.toSorted()) ? [] : [`Jambs: ${jambs.join(', ')}`];
}

/** The lines print each piece once. */
function lostPieces(bill: Bom): readonly string[] {
  const pieces = bill.filter((record) => isPiece(record) && record.kind !== 'count' && record.kind !== 'run');
  const codes = new Set(pieces.flatMap((record) => (isPiece(record) ? [record.article.code] : [])));
  const printed = workInstructionsOf(bill)
    .filter(({ code }) => codes.has(code))
    .reduce((total, { quantity }) => total + quantity, 0);
  return printed === pieces.length ? [] : [`${String(pieces.length)} pieces, ${String(printed)} printed`];
}

describe.each(testSuppliers)(`at $name (seed ${String(seed)})`, (supplier) => {
  test(
    'after a choice that changes anything that is made the bill is another one',
    () => {
      expect(() => {
        checkLaw(({ trail }) => sameBomFaults(trail, supplier), walks, supplier);
      }).not.toThrow();
    },
    lawTimeout,
  );

  test(
    'every piece has one name within its part and leaf, left and right are two pieces, and each is printed once',
    () => {
      expect(() => {
        checkLaw(
          ({ start, end }) =>
            [start, end].flatMap((item) => {
              const bill = bomOf(item, supplier);
              return [...sharedNames(bill), ...unpairedJambs(bill), ...lostPieces(bill)].map(
                (fault) => `${fault}\n${JSON.stringify(item)}`,
              );
            }),
          walks,
          supplier,
        );
      }).not.toThrow();
    },
    lawTimeout,
  );
});
