import { noExtras, noHardware } from '../../door/model/plain-item.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stockCode } from '../../door/model/ids.ts';
import { everyPane } from '../../door/model/door-values.ts';
import type { Item } from '../../door/model/item.ts';
import { choosing } from '../../door/model/choices.ts';
import type { BareDesign } from '../../door/model/item-record.ts';
import { afterChoosing } from '../../testing/a-door.ts';
import {
  editDocument,
  itemDocument,
  readEditDocument,
  readItemDocument,
  readShareDocument,
  shareDocument,
} from './item-document.ts';

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8');
const ownGlass = { glazing: { kind: 'clear' }, ofPart: { fanlight: { kind: 'theme', themeId: 1 } } };
const itemOf = (version: number) => readItemDocument(JSON.parse(fixture(`item-v${version}`)));
const versions = [1];
const newest = itemOf(1);

describe.each(versions)('an item stored in version %i', (version) => {
  const record = itemOf(version);

  test('has the facts of its time', () => {
    expect(record).toMatchObject({ currency: 'EUR', job: { address: 'Quay Street\nWhitby' } });
    expect(record.item).toMatchObject({ houseNumber: '28a', hand: 'right', templateId: 'surround' });
    expect(record.item.extras.chosen.doorChain).toBe('CH-STD-GD');
    expect(record.item.build.jobType).toBe('new-build');
    expect(record.item.frame.thresholdLayout).toBe('door');
    expect(record.item.colours.customRal).toBe('RAL 3020');
    expect(record.item.extras.spyholeHeights.spyhole).toBe(1480);
    expect(record.item.glass.frame).toMatchObject(ownGlass);
    expect(record.item.hardware.letterPlateHeight).toBe(760);
    expect(record.item.frame.couplings).toEqual({ 'right-sidelight': 'CP20' });
  });

  test('takes the next choice', () => {
    const chain = { type: 'extra.choose', kind: 'numerals', stock: stockCode('NU-75-GD') } as const;
    expect(afterChoosing(record.item, chain).extras.chosen.numerals).toBe('NU-75-GD');
  });

  test('is read the same after it was stored again', () => {
    const again: unknown = JSON.parse(JSON.stringify(itemDocument(record)));
    expect(readItemDocument(again)).toEqual(record);
  });
});

test('the newest version is written as its fixture', () => {
  const written: ReturnType<typeof itemDocument> = JSON.parse(fixture('item-v1'));
  const { hardware, extras } = written.item;
  const { suite, handleType, letterPlateHeight, hingeColour } = hardware;
  // A kind that is younger than the fixture is written as null; whether a finish was resolved is written no more.
  const item = {
    ...written.item,
    hardware: { suite, handleType, letterPlateHeight, hingeColour, chosen: { ...noHardware, ...hardware.chosen } },
    extras: { ...extras, chosen: { ...noExtras.chosen, ...extras.chosen } },
    // The place of the number is younger too: before, it was in every pane.
    glass: { ...written.item.glass, houseNumberAt: everyPane },
  };
  expect(itemDocument(newest)).toEqual({ ...written, item });
});

test.each(versions)('an undo that a browser stored in version %i', (version) => {
  const { item, job } = itemOf(version);
  expect(readEditDocument(JSON.parse(fixture(`item-v${version}`)))).toEqual({ item, job });
  expect(readEditDocument(JSON.parse(JSON.stringify(editDocument({ item, job }))))).toEqual({ item, job });
});

const designOf = ({ id: _id, houseNumber: _houseNumber, choices, ...design }: Item): BareDesign => ({
  ...design,
  choices: choosing(choices, { houseNumber: undefined }),
});

test.each(versions)('a design shared in version %i has the design and currency of its item', (version) => {
  const shared = readShareDocument(JSON.parse(fixture(`share-v${version}`)));
  const design = designOf(itemOf(version).item);
  const parts = design.frame.parts.map((part) => ({ ...part, id: part.kind }));
  expect(shared).toEqual({ currency: 'EUR', design: { ...design, frame: { ...design.frame, parts } } });
  expect(readShareDocument(JSON.parse(JSON.stringify(shareDocument(shared))))).toEqual(shared);
});

test('a kind of extra that the document does not know is not fitted', () => {
  const { extras } = newest.item;
  const chosen = { doorChain: extras.chosen.doorChain };
  const older = { ...itemDocument(newest), item: { ...newest.item, extras: { ...extras, chosen } } };
  expect(readItemDocument(older)).toEqual(newest);
  const none = { ...itemDocument(newest), item: { ...newest.item, extras: { ...noExtras, chosen: {} } } };
  expect(readItemDocument(none).item.extras).toEqual(noExtras);
});

test('a kind of hardware that the document does not know is not fitted', () => {
  const { hardware } = newest.item;
  const chosen = { ...hardware.chosen, spyhole: undefined };
  const older = { ...itemDocument(newest), item: { ...newest.item, hardware: { ...hardware, chosen } } };
  expect(readItemDocument(older).item.hardware.chosen).toEqual({ ...hardware.chosen, spyhole: null });
});

test.each([
  ['of a newer release', { version: 2 }, 'The stored item has version 2; this release reads versions 1 to 1.'],
  ['without a part', { ...itemDocument(newest), job: {} }, 'The stored item is damaged: job.address must be text.'],
  ['that is nothing', null, 'The stored item is damaged: version must be a number'],
])('a document %s is refused with a sentence', (_, document, sentence) => {
  expect(() => readItemDocument(document)).toThrow(sentence);
});
