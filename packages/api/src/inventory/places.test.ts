import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../testing/a-test-api.ts';
import { aStock, refusalOf, type TestStock } from '../testing/a-stock.ts';

let works: TestStock;
beforeEach(async () => {
  works = await aStock();
});

describe('places', () => {
  const version = async () => (await works.stock().places()).LastUpdated;
  const change = async (place: object, Default?: string) =>
    works.stock().updatePlaces({
      Places: [{ Id: works.anId(), Name: 'Van 2', Counts: true, IsRetired: false, ...place }],
      Default,
      LastUpdated: await version(),
    });

  test('begin with one, which is the default', async () => {
    expect((await works.api.installer().inventory.places()).Places).toEqual([
      { Id: expect.any(String), Name: 'Main', Counts: true, IsDefault: true, IsRetired: false },
    ]);
  });

  test('are added, renamed and retired, twice if need be; the default is another one', async () => {
    const Id = works.anId();
    await change({ Id });
    await change({ Id, Name: 'Van 3' }, Id);
    const again = await change({ Id, Name: 'Van 3' }, Id);
    expect(again.Places).toMatchObject([
      { Name: 'Main', IsDefault: false },
      { Name: 'Van 3', IsDefault: true },
    ]);
    expect((await change({ Id: works.main, Name: 'Main', IsRetired: true })).Places).toMatchObject([
      { Name: 'Main', IsRetired: true },
      { Name: 'Van 3' },
    ]);
  });

  test('give the default on, to whichever', async () => {
    const Id = await works.aPlace('Van 2');
    for (const Default of [Id, works.main, Id]) {
      const { Places } = await works.stock().updatePlaces({ Places: [], Default, LastUpdated: await version() });
      expect(Places.filter(({ IsDefault }) => IsDefault)).toMatchObject([{ Id: Default }]);
    }
  });

  test('may exchange their names in one message', async () => {
    const Id = works.anId();
    await change({ Id });
    const Places = [
      { Id, Name: 'Main', Counts: true, IsRetired: false },
      { Id: works.main, Name: 'Van 2', Counts: true, IsRetired: false },
    ];
    expect((await works.stock().updatePlaces({ Places, LastUpdated: await version() })).Places).toMatchObject([
      { Id, Name: 'Main', IsDefault: false },
      { Name: 'Van 2', IsDefault: true },
    ]);
  });

  test('that hold something are not retired, nor is the default one', async () => {
    const Id = await works.aPlace('Van 2');
    await works.come('3', { Place: Id });
    const retire = () => change({ Id, IsRetired: true });
    expect(await refusalOf(retire())).toBe('Van 2 has 3 CY-3K. Transfer it first, then retire the place.');
    await works.go('3', { Place: Id });
    await retire();
    expect(await refusalOf(works.come('1', { Place: Id }))).toContain('Van 2 is retired and takes nothing in.');
    expect(await codeOf(change({ Id: works.main, Name: 'Main', IsRetired: true }))).toBe('CONFLICT');
    expect(await codeOf(change({}, works.anId()))).toBe('NOT_FOUND');
  });

  test('in use have names of their own', async () => {
    const Id = await works.aPlace('Van 2');
    expect(await refusalOf(change({ Name: 'VAN 2' }))).toBe('Another place is called VAN 2 already.');
    await change({ Id, IsRetired: true });
    expect(await codeOf(change({ Name: 'VAN 2' }))).toBe('accepted');
  });

  test('are changed by the first of two who have read them; the second is told, and a repeat is none', async () => {
    const LastUpdated = await version();
    const van = { Id: works.anId(), Name: 'Van 2', Counts: true, IsRetired: false };
    const first = await works.stock().updatePlaces({ Places: [van], LastUpdated });
    const second = { Places: [{ ...van, Name: 'Van 3' }], LastUpdated };
    expect(await codeOf(works.stock().updatePlaces(second))).toBe('CONFLICT');
    expect(await refusalOf(works.stock().updatePlaces(second))).toContain('Somebody else has changed this');
    expect(await works.stock().updatePlaces({ Places: [van], LastUpdated })).toEqual(first);
    const { Places } = await works.stock().updatePlaces({ ...second, LastUpdated: first.LastUpdated });
    expect(Places.map(({ Name }) => Name)).toEqual(['Main', 'Van 3']);
  });
});
