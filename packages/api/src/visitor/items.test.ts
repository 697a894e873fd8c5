import { describe, expect, test } from 'vitest';
import { hardwareKinds } from '@door/domain/door/model/hardware-kinds';
import type { Action } from '@door/domain/door/model/action';
import { colourId, designId, templateId, themeId } from '@door/domain/door/model/ids';
import { aTestApi, codeOf, newDoor, propsOf, startOfDay, type TestApi } from '../testing/a-test-api.ts';

describe('createItemFromTemplate', () => {
  test('copies the frame template and answers with the new item [7.19 9.4]', async () => {
    const api = await aTestApi();
    const item = await newDoor(api, 'surround');
    expect(item.ItemSubAssembly.map(({ SubAssemblyType }) => SubAssemblyType)).toContain('fanlight');
    expect(item.Currency).toBe('EUR');
    expect(await api.visitor().tryGetItemForPublic(item.Id)).toEqual(item);
  });

  test('takes the supplier’s currency where none is sent', async () => {
    const item = await (await aTestApi()).visitor(-1023).createItemFromTemplate({ ItemId: 'single-door' });
    expect(item.Currency).toBe('GBP');
  });

  test('a message sent twice with one Attempt, also at once, makes one item; without it, two', async () => {
    const api = await aTestApi();
    const message = { ItemId: 'surround', Attempt: '5a1f4c1e-0000-4000-8000-000000000001' };
    const [first, second] = await Promise.all([1, 2].map(() => api.visitor().createItemFromTemplate(message)));
    expect(second).toEqual(first);
    expect((await api.rows('item')).length).toBe(1);
    const others = [
      await api.visitor(-1023).createItemFromTemplate(message),
      await api.installer().createItemFromTemplate(message),
      await newDoor(api),
      await newDoor(api),
    ];
    expect(new Set([first, ...others].map((item) => item?.Id)).size).toBe(5);
  });

  test('an unknown template is not found, too many calls are refused', async () => {
    const api = await aTestApi();
    expect(await codeOf(newDoor(api, 'castle'))).toBe('NOT_FOUND');
    api.controls.limited = true;
    expect(await codeOf(newDoor(api))).toBe('TOO_MANY_REQUESTS');
  });
});

test.each<Action>([
  { type: 'colour.chooseDoor', colourId: colourId(9999) },
  { type: 'design.choose', designId: designId(9999) },
  { type: 'glass.chooseForDoor', glazing: { kind: 'theme', themeId: themeId(9999) } },
  { type: 'frame.choose', templateId: templateId('castle') },
])(
  'a choice that is no longer sold ($type) is a conflict with its reason and a way on; the item stays',
  async (action) => {
    const api = await aTestApi();
    const { Id, LastUpdated } = await newDoor(api);
    const choice = api.visitor().configureItem({ ItemId: Id, LastUpdated, Actions: [action] });
    await expect(choice).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Choose another.'),
    });
    expect(await api.visitor().tryGetItemForPublic(Id)).toMatchObject({ Id, LastUpdated });
  },
);

describe('who may load an item', () => {
  test('its own client’s visitors; for other clients it does not exist [1.3]', async () => {
    const api = await aTestApi();
    const { Id } = await newDoor(api);
    expect(await codeOf(api.visitor(-1023).tryGetItemForPublic(Id))).toBe('NOT_FOUND');
    expect(await codeOf(api.visitor(-1023).getItemSubAssemblies(Id))).toBe('NOT_FOUND');
  });

  test('a visitor cannot load an installer’s item; an installer can load both [7.21]', async () => {
    const api = await aTestApi();
    const trade = await api.installer().createItemFromTemplate({ ItemId: 'single-door' });
    const own = await newDoor(api);
    expect(await codeOf(api.visitor().tryGetItemForPublic(trade.Id))).toBe('NOT_FOUND');
    expect(await api.installer().tryGetItemForPublic(own.Id)).toEqual(own);
  });

  test('a caller without a role is refused at the installers’ endpoint, an unknown client at both', async () => {
    const api = await aTestApi();
    expect(await codeOf(api.notLoggedIn().getTheme())).toBe('UNAUTHORIZED');
    expect(await codeOf(api.visitor(7).getTheme())).toBe('NOT_FOUND');
    expect(await codeOf(api.installer(7).getTheme())).toBe('NOT_FOUND');
  });
});

describe('glass that a supplier does not sell', () => {
  const unglazed = async (api: TestApi, client: number, endpoint: 'visitor' | 'installer') => {
    const { Id: ItemId, LastUpdated } = await api[endpoint](client).createItemFromTemplate({ ItemId: 'single-door' });
    const Actions = [{ type: 'glass.chooseForDoor' as const, glazing: { kind: 'unglazed' as const } }];
    return codeOf(api[endpoint](client).configureItem({ ItemId, LastUpdated, Actions }));
  };

  test.each(['visitor', 'installer'] as const)(
    'unglazed is refused to the %s of the one who does not [2.46]',
    async (endpoint) => {
      const api = await aTestApi();
      expect(await unglazed(api, -1022, endpoint)).toBe('accepted');
      expect(await unglazed(api, -1023, endpoint)).toBe('CONFLICT');
    },
  );

  test('a backing that a pane’s glass is not made with is refused by pane and field', async () => {
    const api = await aTestApi();
    const { Id: ItemId, LastUpdated } = await newDoor(api, 'left');
    const Actions = [
      { type: 'glass.chooseForDoor' as const, glazing: { kind: 'theme' as const, themeId: themeId(5) } },
    ];
    const item = await api.visitor().configureItem({ ItemId, LastUpdated, Actions });
    const Props = JSON.stringify({ ...propsOf(item), leftSidelightBackingGlass: 'Flemish' });
    await expect(api.visitor().updateItem({ ...item, Props })).rejects.toThrow(
      'Props.leftSidelightBackingGlass: The left sidelight: Bevel Cluster is not made with Flemish as its backing glass.',
    );
  });
});

describe('choices by the specification’s calls', () => {
  test('updateItemFromTemplate puts another frame around the door [7.20]', async () => {
    const api = await aTestApi();
    const { Id } = await newDoor(api);
    const item = await api.visitor().updateItemFromTemplate({ ItemId: Id, TemplateId: 'surround', Props: '{}' });
    expect(propsOf(item)).toMatchObject({ frameConfig: 'both-sides & fanlight', overallWidth: 1900 });
  });

  test('selectDesign [7.22]', async () => {
    const api = await aTestApi();
    const { Id } = await newDoor(api);
    expect((await api.visitor().selectDesign({ ItemId: Id, DesignId: 8 })).DesignId).toBe(8);
    expect(await codeOf(api.visitor().selectDesign({ ItemId: Id, DesignId: 999 }))).toBe('CONFLICT');
  });

  test('toggleHardware switches a kind off and on; a second time changes nothing [4.23 7.23]', async () => {
    const api = await aTestApi();
    const { Id } = await newDoor(api);
    const off = await api.visitor().toggleHardware({ CncName: 'letterPlate', On: false, ItemId: Id });
    expect(off.ItemHardware).toContainEqual({ CncName: 'letterPlate', On: false });
    expect(await api.visitor().toggleHardware({ CncName: 'letterPlate', On: false, ItemId: Id })).toEqual(off);
    const on = await api.visitor().toggleHardware({ CncName: 'letterPlate', On: true, ItemId: Id });
    expect(propsOf(on)['letterPlateStockCode']).toBe('LP-310-GD');
  });

  test.each(['double', 'surround'])(
    'switching off what is off already changes nothing on %s [7.23]',
    async (template) => {
      const api = await aTestApi();
      const item = await newDoor(api, template);
      const kinds = item.ItemHardware.filter(({ On }) => !On).map(({ CncName }) => CncName);
      expect(kinds).not.toEqual([]);
      for (const kind of kinds) {
        const CncName = hardwareKinds.find((each) => each === kind) ?? expect.fail();
        expect(await api.visitor().toggleHardware({ CncName, On: false, ItemId: item.Id })).toEqual(item);
      }
    },
  );

  test('a design that forbids a kind makes switching it on a conflict [5.13]', async () => {
    const api = await aTestApi();
    const { Id } = await newDoor(api);
    await api.visitor().selectDesign({ ItemId: Id, DesignId: 8 });
    const call = api.visitor().toggleHardware({ CncName: 'knocker', On: true, ItemId: Id });
    expect(await codeOf(call)).toBe('CONFLICT');
  });

  test('toggleDefaultHardware is all or nothing, and about one item [4.29 7.24]', async () => {
    const api = await aTestApi();
    const { Id } = await newDoor(api);
    const other = await newDoor(api);
    const off = { CncName: 'letterPlate', On: false } as const;
    const both = [
      { ...off, ItemId: Id },
      { CncName: 'knocker', On: false, ItemId: Id },
    ] as const;
    const item = await api.visitor().toggleDefaultHardware([...both]);
    expect(item.ItemHardware.filter(({ On }) => On).map(({ CncName }) => CncName)).toEqual(['handle', 'spyhole']);
    const mixed = api.visitor().toggleDefaultHardware([
      { ...off, ItemId: Id },
      { ...off, ItemId: other.Id },
    ]);
    expect(await codeOf(mixed)).toBe('BAD_REQUEST');
    await api.visitor().selectDesign({ ItemId: other.Id, DesignId: 15 });
    const half = api.visitor().toggleDefaultHardware([
      { ...off, ItemId: other.Id },
      { CncName: 'knocker', On: true, ItemId: other.Id },
    ]);
    expect(await codeOf(half)).toBe('CONFLICT');
    const kept = await api.visitor().tryGetItemForPublic(other.Id);
    expect(kept.ItemHardware).toContainEqual({ CncName: 'letterPlate', On: true });
  });
});

describe('configureItem', () => {
  test('takes several actions at once', async () => {
    const api = await aTestApi();
    const { Id, LastUpdated } = await newDoor(api);
    const item = await api.visitor().configureItem({
      ItemId: Id,
      LastUpdated,
      Actions: [
        { type: 'glass.chooseForDoor', glazing: { kind: 'clear' } },
        { type: 'hand.choose', hand: 'right' },
      ],
    });
    expect(item.SashGlassTheme).toBe('Clear');
    expect(propsOf(item)['doorHanding']).toBe('right');
  });

  test('an older version is a conflict, unless the call is a repeat', async () => {
    const api = await aTestApi();
    const { Id, LastUpdated } = await newDoor(api);
    const right = { ItemId: Id, LastUpdated, Actions: [{ type: 'hand.choose', hand: 'right' } as const] };
    const first = await api.visitor().configureItem(right);
    expect(await api.visitor().configureItem(right)).toEqual(first);
    const left = { ...right, Actions: [{ type: 'hand.choose', hand: 'left' } as const] };
    expect(await codeOf(api.visitor().configureItem(left))).toBe('CONFLICT');
  });

  test('one refused action leaves the item unchanged', async () => {
    const api = await aTestApi();
    const before = await newDoor(api);
    const call = api.visitor().configureItem({
      ItemId: before.Id,
      LastUpdated: before.LastUpdated,
      Actions: [
        { type: 'hand.choose', hand: 'right' },
        { type: 'size.changeOverall', overall: { width: 9000, height: 1 } },
      ],
    });
    expect(await codeOf(call)).toBe('BAD_REQUEST');
    expect(await api.visitor().tryGetItemForPublic(before.Id)).toEqual(before);
  });

  test('versions grow even where the clock does not', async () => {
    const api = await aTestApi();
    const item = await newDoor(api);
    const after = await api.visitor().selectDesign({ ItemId: item.Id, DesignId: 8 });
    expect([item.LastUpdated, after.LastUpdated].map(Date.parse)).toEqual([startOfDay, startOfDay + 1]);
  });
});
