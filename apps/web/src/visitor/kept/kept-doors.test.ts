import { readFileSync } from 'node:fs';
import { aDoor } from '@door/domain/testing/a-door';
import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../../shared/testing/fakes.ts';
import { createKeptDoors } from './kept-doors.ts';
import { mostKept } from './stored-kept.ts';

const doors = ['1', '2', '3', '4', '5'].map((houseNumber) => ({ ...aDoor('surround'), houseNumber }));

function keptIn(storage = fakeStorage()) {
  const made = { ids: 0 };
  const kept = createKeptDoors(-1022, { storage, newId: () => `id-${(made.ids += 1)}` });
  const names = () => kept.current().doors.map(({ name }) => name);
  return { kept, names, storage };
}

describe('kept doors', () => {
  test('are there after a reload, and not at another supplier', () => {
    const { kept, storage } = keptIn();
    kept.keep(aDoor('surround'), 'For Mum');
    expect(keptIn(storage).kept.current().doors).toEqual(kept.current().doors);
    expect(createKeptDoors(-1023, { storage, newId: () => '' }).current().doors).toEqual([]);
  });

  test('are four at most; the fifth takes the place of one that is given up', () => {
    const { kept, names } = keptIn();
    const results = doors.map((door) => kept.keep(door, door.houseNumber));
    expect(results).toEqual(['kept', 'kept', 'kept', 'kept', 'full']);
    expect(names()).toHaveLength(mostKept);
    kept.keepInstead('id-2', { item: aDoor('single-door'), name: 'small' });
    expect(names()).toEqual(['1', 'small', '3', '4']);
  });

  test('are kept once each, and have a name each', () => {
    const { kept, names } = keptIn();
    kept.keep(aDoor('surround'), 'Cottage');
    expect(kept.keep(aDoor('surround'), 'Cottage')).toBe('kept');
    kept.keep(aDoor('single-door'), 'Cottage');
    expect(names()).toEqual(['Cottage', 'Cottage 2']);
  });

  test('are renamed, but not to nothing; a removed one is put back in its place', () => {
    const { kept, names } = keptIn();
    kept.keep(aDoor('surround'), 'one');
    kept.keep(aDoor('single-door'), 'two');
    kept.rename('id-1', '  For Mum ');
    kept.rename('id-2', '   ');
    expect(names()).toEqual(['For Mum', 'two']);
    const [first] = kept.current().doors;
    kept.remove('id-1');
    expect(names()).toEqual(['two']);
    if (first) kept.putBack(first, 0);
    expect(names()).toEqual(['For Mum', 'two']);
  });

  test('that another tab has kept are not written over', () => {
    const { kept, names, storage } = keptIn();
    keptIn(storage).kept.keep(aDoor('surround'), 'in another tab');
    kept.keep(aDoor('single-door'), 'here');
    expect(names()).toEqual(['in another tab', 'here']);
  });
});

describe('what is stored', () => {
  const fixture = readFileSync(new URL('./fixtures/kept-v1.json', import.meta.url), 'utf8');
  const storedAs = (text: string) => {
    const storage = fakeStorage();
    storage.setItem('doorwright.kept.-1022', text);
    return keptIn(storage);
  };

  test('in version 1 is read, and its door takes the next choice', () => {
    const [door] = storedAs(fixture).kept.current().doors;
    expect(door).toMatchObject({ name: 'For Mum', item: { houseNumber: '28a', templateId: 'surround' } });
  });

  test.each(['', 'null', '{', '[]', '{"version":1}', '{"version":1,"doors":[null,{"id":1}]}'])(
    'as %j is no door',
    (text) => {
      expect(storedAs(text).kept.current()).toEqual({ doors: [], isNewer: false });
    },
  );

  test('by a later release is left alone', () => {
    const { kept, storage } = storedAs('{"version":2,"doors":[]}');
    expect(kept.keep(aDoor('surround'), 'here')).toBe('newer');
    expect([kept.current().isNewer, storage.getItem('doorwright.kept.-1022')]).toEqual([
      true,
      '{"version":2,"doors":[]}',
    ]);
  });

  test('of a door that cannot be read stays as it is beside the others, and can be removed', () => {
    const later = '{"version":1,"doors":[{"id":"a","name":"of tomorrow","document":{"version":99}}]}';
    const { kept, names } = storedAs(later);
    kept.keep(aDoor('surround'), 'here');
    expect(kept.current().doors.map(({ item }) => item === null)).toEqual([true, false]);
    expect(kept.current().doors[0]?.document).toEqual({ version: 99 });
    kept.remove('a');
    expect(names()).toEqual(['here']);
  });
});
