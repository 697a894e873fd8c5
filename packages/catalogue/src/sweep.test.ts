import { contextOf } from '@door/domain/testing/a-context';
import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { notChosenYet } from '@door/domain/making/bom/missing-record';
import { isInError } from '@door/domain/making/bom/work-instruction';
import { type Catalogue, catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import type { Action } from '@door/domain/door/model/action';
import { configure } from '@door/domain/door/configure/configure';
import { itemId } from '@door/domain/door/model/ids';
import { suites } from '@door/domain/door/model/door-values';
import type { Item } from '@door/domain/door/model/item';
import { newItem } from '@door/domain/door/configure/new-item';
import { sizeRefusals } from '@door/domain/door/sizes/size-refusals';
import { describe, expect, test } from 'vitest';
import { demoSuppliers } from './demo.ts';
import { effective } from '@door/domain/door/effective/effective';

describe.each(demoSuppliers)('$client.name', ({ rows, production }) => {
  const catalogue = catalogueOf(rows);
  const context = contextOf(catalogue);
  const doorFrom = (template: FrameTemplate) => begun(template, catalogue);
  /** What is only not chosen yet is no error of the catalogue. */
  const errorsOf = (item: Item) =>
    workInstructionsOf(bomOf(item, { catalogue, production }))
      .filter((line) => isInError(line) && !notChosenYet.some((choice) => choice === line.missing))
      .map(({ code, description }) => `${code}: ${description}`);

  /** The item after the choice, or the sentence that refuses it. */
  function after(item: Item, action: Action): Item | string {
    const outcome = configure(item, action, context);
    return outcome.ok ? outcome.value.item : outcome.refusal.message;
  }

  /** Faults of each door that a choice leads to: refused, unlike its choices, or without stock. */
  const faultsOf = (item: Item | string): readonly string[] => {
    if (typeof item === 'string') return [item];
    expect(effective(item, context)).toEqual(item);
    return errorsOf(item);
  };

  describe.each(rows.templates)('$displayName', (template) => {
    const item = doorFrom(template);

    test('begins as a door that can be made', () => {
      expect(effective(item, context)).toEqual(item);
      expect(sizeRefusals(item, context)).toEqual([]);
      expect(workInstructionsOf(bomOf(item, { catalogue, production })).length).toBeGreaterThan(20);
      expect(errorsOf(item)).toEqual([]);
    });

    test.each(rows.designs)('takes $name, or says that its leaf is too small', ({ id }) => {
      const outcome = configure(item, { type: 'design.choose', designId: id }, context);
      if (outcome.ok) expect(faultsOf(outcome.value.item)).toEqual([]);
      else expect(outcome.refusal.code).toBe('design.leaf-too-small');
    });
  });

  describe('the first single door', () => {
    const [template] = rows.templates;
    if (!template) throw new Error('The demo has no templates.');
    const door = doorFrom(template);

    test.each(rows.designs)('$name can be made', ({ id }) => {
      expect(faultsOf(after(door, { type: 'design.choose', designId: id }))).toEqual([]);
    });

    test.each(rows.colours.filter((colour) => colour.use === 'door'))('in $name', ({ id }) => {
      expect(faultsOf(after(door, { type: 'colour.chooseDoor', colourId: id }))).toEqual([]);
    });
  });

  test.each(rows.themes)('$name finds a door that takes it', ({ id }) => {
    const [template] = rows.templates;
    if (!template) throw new Error('The demo has no templates.');
    const glazed = rows.designs
      .map((design) => after(doorFrom(template), { type: 'design.choose', designId: design.id }))
      .filter((item) => typeof item !== 'string')
      .map((item) => after(item, { type: 'glass.chooseForDoor', glazing: { kind: 'theme', themeId: id } }))
      .filter((item) => typeof item !== 'string');
    expect(glazed.length).toBeGreaterThan(0);
    expect(glazed.flatMap(faultsOf)).toEqual([]);
  });

  const everyDoor = rows.templates
    .flatMap((template) =>
      rows.designs.map((design) => after(doorFrom(template), { type: 'design.choose', designId: design.id })),
    )
    .filter((item) => typeof item !== 'string');

  test.each(rows.handles)('$name fits a door in every suite that it promises', ({ handleType, suites: promised }) => {
    const doors = everyDoor
      .map((item) => after(item, { type: 'hardware.chooseHandleType', handleType }))
      .filter((item) => typeof item !== 'string');
    const finished = suites.flatMap((suite) =>
      doors
        .map((item) => after(item, { type: 'hardware.chooseSuite', suite }))
        .filter((item) => typeof item !== 'string'),
    );
    expect(new Set(finished.map((item) => item.hardware.suite))).toEqual(new Set(promised));
    expect(finished.flatMap(faultsOf)).toEqual([]);
  });
});

const begun = (template: FrameTemplate, catalogue: Catalogue): Item =>
  newItem(itemId('00000000-0000-4000-8000-000000000001'), template, contextOf(catalogue));
