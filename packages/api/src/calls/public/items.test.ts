import { describe, expect, test } from 'vitest';
import { aShop, codeOf, dayBegins, type TestShop } from '../../testing/a-shop.ts';

const propsOf = ({ Props }: { readonly Props: string }): Readonly<Record<string, unknown>> => JSON.parse(Props);
const newDoor = (shop: TestShop, template = 'single-door') =>
  shop.visitor().createItemFromTemplate({ ItemId: template });

describe('createItemFromTemplate', () => {
  test('copies the frame template and answers with the new item', async () => {
    const shop = aShop();
    const item = await newDoor(shop, 'surround');
    expect(item.ItemSubAssembly.map(({ SubAssemblyType }) => SubAssemblyType)).toContain('fanlight');
    expect(item.Currency).toBe('EUR');
    expect(await shop.visitor().tryGetItemForPublic(item.Id)).toEqual(item);
  });

  test('takes the supplier’s currency where none is asked for', async () => {
    const item = await aShop().visitor(-1023).createItemFromTemplate({ ItemId: 'single-door' });
    expect(item.Currency).toBe('GBP');
  });

  test('an unknown template is not found, a flood is stopped', async () => {
    const shop = aShop();
    expect(await codeOf(newDoor(shop, 'castle'))).toBe('NOT_FOUND');
    shop.moving.limited = true;
    expect(await codeOf(newDoor(shop))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('who may reach an item', () => {
  test('its own client’s visitors; nobody elsewhere can tell that it exists', async () => {
    const shop = aShop();
    const { Id } = await newDoor(shop);
    expect(await codeOf(shop.visitor(-1023).tryGetItemForPublic(Id))).toBe('NOT_FOUND');
    expect(await codeOf(shop.visitor(-1023).getItemSubAssemblies(Id))).toBe('NOT_FOUND');
  });

  test('a public call does not reach what an installer made; the installer reaches both', async () => {
    const shop = aShop();
    const trade = await shop.installer().createItemFromTemplate({ ItemId: 'single-door' });
    const own = await newDoor(shop);
    expect(await codeOf(shop.visitor().tryGetItemForPublic(trade.Id))).toBe('NOT_FOUND');
    expect(await shop.installer().tryGetItemForPublic(own.Id)).toEqual(own);
  });

  test('a caller without a role stands before a closed installer gate, an unknown client before both', async () => {
    const shop = aShop();
    expect(await codeOf(shop.stranger().getTheme())).toBe('UNAUTHORIZED');
    expect(await codeOf(shop.visitor(7).getTheme())).toBe('NOT_FOUND');
    expect(await codeOf(shop.installer(7).getTheme())).toBe('NOT_FOUND');
  });
});

describe('choices by name', () => {
  test('updateItemFromTemplate puts another frame around the door', async () => {
    const shop = aShop();
    const { Id } = await newDoor(shop);
    const item = await shop.visitor().updateItemFromTemplate({ ItemId: Id, TemplateId: 'surround', Props: '{}' });
    expect(propsOf(item)).toMatchObject({ frameConfig: 'both-sides & fanlight', overallWidth: 1900 });
  });

  test('selectDesign', async () => {
    const shop = aShop();
    const { Id } = await newDoor(shop);
    expect((await shop.visitor().selectDesign({ ItemId: Id, DesignId: 8 })).DesignId).toBe(8);
    expect(await codeOf(shop.visitor().selectDesign({ ItemId: Id, DesignId: 999 }))).toBe('NOT_FOUND');
  });

  test('toggleHardware switches a kind off and on; a second time changes nothing', async () => {
    const shop = aShop();
    const { Id } = await newDoor(shop);
    const off = await shop.visitor().toggleHardware({ CncName: 'letterPlate', On: false, ItemId: Id });
    expect(off.ItemHardware).toContainEqual({ CncName: 'letterPlate', On: false });
    expect(await shop.visitor().toggleHardware({ CncName: 'letterPlate', On: false, ItemId: Id })).toEqual(off);
    const on = await shop.visitor().toggleHardware({ CncName: 'letterPlate', On: true, ItemId: Id });
    expect(propsOf(on)['letterPlateStockCode']).toBe('LP-310-GD');
  });

  test('a design that forbids a kind makes switching it on a conflict', async () => {
    const shop = aShop();
    const { Id } = await newDoor(shop);
    await shop.visitor().selectDesign({ ItemId: Id, DesignId: 8 });
    const call = shop.visitor().toggleHardware({ CncName: 'knocker', On: true, ItemId: Id });
    expect(await codeOf(call)).toBe('CONFLICT');
  });

  test('toggleDefaultHardware is all or nothing, and about one item', async () => {
    const shop = aShop();
    const { Id } = await newDoor(shop);
    const other = await newDoor(shop);
    const off = { CncName: 'letterPlate', On: false } as const;
    const both = [
      { ...off, ItemId: Id },
      { CncName: 'knocker', On: false, ItemId: Id },
    ] as const;
    const item = await shop.visitor().toggleDefaultHardware([...both]);
    expect(item.ItemHardware.filter(({ On }) => On).map(({ CncName }) => CncName)).toEqual(['handle', 'spyhole']);
    const mixed = shop.visitor().toggleDefaultHardware([
      { ...off, ItemId: Id },
      { ...off, ItemId: other.Id },
    ]);
    expect(await codeOf(mixed)).toBe('BAD_REQUEST');
    await shop.visitor().selectDesign({ ItemId: other.Id, DesignId: 8 });
    const half = shop.visitor().toggleDefaultHardware([
      { ...off, ItemId: other.Id },
      { CncName: 'knocker', On: true, ItemId: other.Id },
    ]);
    expect(await codeOf(half)).toBe('CONFLICT');
    const kept = await shop.visitor().tryGetItemForPublic(other.Id);
    expect(kept.ItemHardware).toContainEqual({ CncName: 'letterPlate', On: true });
  });
});

describe('configureItem', () => {
  test('makes a person’s choices in one go', async () => {
    const shop = aShop();
    const { Id, LastUpdated } = await newDoor(shop);
    const item = await shop.visitor().configureItem({
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

  test('an older version is a conflict, unless it is the same call again', async () => {
    const shop = aShop();
    const { Id, LastUpdated } = await newDoor(shop);
    const right = { ItemId: Id, LastUpdated, Actions: [{ type: 'hand.choose', hand: 'right' } as const] };
    const first = await shop.visitor().configureItem(right);
    expect(await shop.visitor().configureItem(right)).toEqual(first);
    const left = { ...right, Actions: [{ type: 'hand.choose', hand: 'left' } as const] };
    expect(await codeOf(shop.visitor().configureItem(left))).toBe('CONFLICT');
  });

  test('one refused choice leaves the item as it was', async () => {
    const shop = aShop();
    const before = await newDoor(shop);
    const call = shop.visitor().configureItem({
      ItemId: before.Id,
      LastUpdated: before.LastUpdated,
      Actions: [
        { type: 'hand.choose', hand: 'right' },
        { type: 'size.changeOverall', overall: { width: 9000, height: 1 } },
      ],
    });
    expect(await codeOf(call)).toBe('BAD_REQUEST');
    expect(await shop.visitor().tryGetItemForPublic(before.Id)).toEqual(before);
  });

  test('versions grow even when the clock stands still', async () => {
    const shop = aShop();
    const item = await newDoor(shop);
    const after = await shop.visitor().selectDesign({ ItemId: item.Id, DesignId: 8 });
    expect([item.LastUpdated, after.LastUpdated].map(Date.parse)).toEqual([dayBegins, dayBegins + 1]);
  });
});
