import { describe, expect, test } from 'vitest';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';

const ids = ['00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000c2'] as const;

async function anItemWithSlab(api: TestApi, slab: 48 | 70 = 48) {
  const { Id, LastUpdated } = await api.installer().createItemFromTemplate({ ItemId: 'single-door' });
  const Actions = [{ type: 'build.chooseSlab', slab } as const];
  await api.installer().configureItem({ ItemId: Id, LastUpdated, Actions });
  return Id;
}

async function saved(api: TestApi) {
  const ItemId = await anItemWithSlab(api);
  const set = { Id: ids[0], Name: 'Heavy door', ItemId };
  await api.fabricator().optionSet.save(set);
  return set;
}

const names = async (api: TestApi) => (await api.installer().optionSet.list()).map(({ Name }) => Name);

describe('an option set', () => {
  test('is saved of an item once, and everybody of the supplier may see it', async () => {
    const api = await aTestApi();
    const set = await saved(api);
    await api.fabricator().optionSet.save({ ...set, Name: 'The same message again' });
    expect(await api.installer().optionSet.list()).toEqual([
      { Id: ids[0], Name: 'Heavy door', IsDefault: false, Choices: [{ option: 'slab', key: '48' }] },
    ]);
  });

  test.each([
    ['a name that another set has', { Name: 'heavy DOOR ' }, 'CONFLICT'],
    ['a blank name', { Name: '  ' }, 'BAD_REQUEST'],
  ])('is refused with %s', async (_, changed, code) => {
    const api = await aTestApi();
    const set = await saved(api);
    expect(await codeOf(api.fabricator().optionSet.save({ ...set, Id: ids[1], ...changed }))).toBe(code);
  });

  test('of a door with standard options only is refused', async () => {
    const api = await aTestApi();
    const { Id } = await api.installer().createItemFromTemplate({ ItemId: 'single-door' });
    expect(await codeOf(api.fabricator().optionSet.save({ Id: ids[0], Name: 'Nothing', ItemId: Id }))).toBe('CONFLICT');
  });

  test('is renamed and removed, twice if need be', async () => {
    const api = await aTestApi();
    const { Id } = await saved(api);
    await api.fabricator().optionSet.rename({ Id, Name: 'Seaside' });
    await api.fabricator().optionSet.rename({ Id, Name: 'Seaside' });
    expect(await names(api)).toEqual(['Seaside']);
    await api.fabricator().optionSet.remove(Id);
    await api.fabricator().optionSet.remove(Id);
    expect(await names(api)).toEqual([]);
  });
});

describe('the default for new doors', () => {
  const isMade = async (create: Promise<{ readonly Props: string }>, doorThickness: string) =>
    expect(JSON.parse((await create).Props)).toMatchObject({ doorThickness });

  test('is one set at most, and holds for the doors of the office only', async () => {
    const api = await aTestApi();
    const { Id } = await saved(api);
    await api.fabricator().optionSet.save({ Id: ids[1], Name: 'Heaviest', ItemId: await anItemWithSlab(api, 70) });
    await api.fabricator().optionSet.markDefault({ Id, On: true });
    await api.fabricator().optionSet.markDefault({ Id: ids[1], On: true });
    await api.fabricator().optionSet.markDefault({ Id, On: true });
    expect((await api.installer().optionSet.list()).filter(({ IsDefault }) => IsDefault)).toMatchObject([{ Id }]);
    await isMade(api.installer().createItemFromTemplate({ ItemId: 'single-door' }), '48');
    await isMade(api.visitor().createItemFromTemplate({ ItemId: 'single-door' }), '44');
    await api.fabricator().optionSet.markDefault({ Id, On: false });
    await isMade(api.installer().createItemFromTemplate({ ItemId: 'single-door' }), '44');
  });
});
