import { beforeEach, describe, expect, test } from 'vitest';
import type { CallContext } from '../../ports/context.ts';
import { installerRouter } from '../../routers.ts';
import { aShop, codeOf, type TestShop } from '../../testing/a-shop.ts';

let shop: TestShop;
let item: string;
beforeEach(async () => {
  shop = aShop();
  item = (await shop.installer().createItemFromTemplate({ ItemId: 'single-door' })).Id;
  await shop.installer().generateBom(item);
});

const calls = (client = -1022) => shop.installer(client).workInstructions;
const sheet = () => calls().getWorkInstructions(item);
const codes = async () => (await sheet()).map(({ WinSysStockCode }) => WinSysStockCode);
const masterOf = async (name: string) => {
  const stock = (await shop.installer().stock.listAllStock()).find(({ WinSysStockCode }) => WinSysStockCode === name);
  if (!stock) throw new Error(`${name} is not stocked.`);
  return stock;
};

describe('the sheet', () => {
  test('says of each line what is taken, how much and by which rule', async () => {
    const lines = await sheet();
    expect(lines.length).toBeGreaterThan(10);
    expect(new Set(lines.map(({ Id }) => Id)).size).toBe(lines.length);
    const plate = lines.find(({ ForDropDown }) => ForDropDown === 'letterPlate');
    expect(plate).toMatchObject({ ManuallyAdded: false, Quantity: 1, SubAssembly: 'door', ReferenceType: null });
    expect(plate?.MasterStockId).toBe((await masterOf(plate?.WinSysStockCode ?? '')).MasterStockId);
    const sill = lines.find(({ WinSysStockCode }) => WinSysStockCode === 'SC150');
    expect([sill?.Thickness1, sill?.Rebate]).not.toContain(null);
  });

  test('made twice in a row is the same, byte for byte', async () => {
    const [first, made] = [JSON.stringify(await sheet()), await shop.installer().generateBom(item)];
    shop.moving.now += 60_000;
    expect(await shop.installer().generateBom(item)).toEqual(made);
    expect(JSON.stringify(await sheet())).toBe(first);
  });

  test('for pricing holds only lines of priced categories', async () => {
    const priced = await calls().findWorkInstructionsForPricing(item);
    const all = await sheet();
    expect(priced.length).toBeGreaterThan(0);
    expect(priced.length).toBeLessThan(all.length);
    expect(priced.map(({ WinSysStockCategoryId }) => WinSysStockCategoryId)).not.toContain(null);
  });

  test('of several items comes item by item, each once', async () => {
    const other = (await shop.installer().createItemFromTemplate({ ItemId: 'single-door' })).Id;
    const sheets = await calls().getWorkInstructionsForQuoteItems([item, other, item]);
    expect(sheets.map(({ ItemId, WorkInstructions }) => [ItemId, WorkInstructions.length > 0])).toEqual([
      [item, true],
      [other, false],
    ]);
  });

  test('of several items locks them in one order, whoever asks in which', async () => {
    const other = (await shop.installer().createItemFromTemplate({ ItemId: 'single-door' })).Id;
    const lockedBy = async (ids: readonly string[]) => {
      const locked: string[] = [];
      const shops: CallContext['shops'] = {
        transact: (client, work) =>
          shop.shops.transact(client, (stores) =>
            work({
              ...stores,
              items: {
                ...stores.items,
                load: (id) => {
                  locked.push(id);
                  return stores.items.load(id);
                },
              },
            }),
          ),
      };
      const context = { ...shop.context(-1022, { role: 'installer', userId: 'user-1' }), shops };
      await installerRouter.createCaller(context).workInstructions.getWorkInstructionsForQuoteItems([...ids]);
      return locked;
    };
    expect(await lockedBy([other, item])).toEqual(await lockedBy([item, other]));
  });

  test('for an order’s pricing holds priced lines only, item by item', async () => {
    const [sheets, one] = [
      await calls().findWorkInstructionsForOrderPricing([item]),
      await calls().findWorkInstructionsForPricing(item),
    ];
    expect(sheets).toEqual([{ ItemId: item, WorkInstructions: one }]);
  });

  test('of several items, one of which is another supplier’s, is none at all', async () => {
    const foreign = (await shop.installer(-1023).createItemFromTemplate({ ItemId: 'single-door' })).Id;
    expect(await codeOf(calls().getWorkInstructionsForOrderItems([item, foreign]))).toBe('NOT_FOUND');
  });
});

describe('a line by hand', () => {
  test('is blank at first, then says what, how many, how long and how wide', async () => {
    const blank = await calls().addBlankWorkInstruction({ ItemId: item });
    expect(blank).toMatchObject({
      ManuallyAdded: true,
      WinSysStockCode: '',
      Quantity: null,
      ReferenceType: 'Manual Addon',
    });
    const instructionId = blank?.Id ?? '';
    const { MasterStockId } = await masterOf('CY-3K');
    await calls().pickStockForManualInstruction({ instructionId, masterStockId: MasterStockId });
    const amounts = { Id: instructionId, Quantity: 2, Length: 2100, Width: 0 };
    expect(await calls().updateManualWorkInstruction(amounts)).toMatchObject({
      WinSysStockCode: 'CY-3K',
      Quantity: 2,
      Length: 2100,
      Width: null,
    });
    expect(await calls().updateManualWorkInstruction({ Id: instructionId, Quantity: 0 })).toMatchObject({
      Quantity: null,
      Length: null,
    });
  });

  test('survives a new bill of materials, and goes when it is taken off', async () => {
    const blank = await calls().addBlankWorkInstruction({ ItemId: item });
    const before = await sheet();
    await shop.installer().generateBom(item);
    expect(await sheet()).toEqual(before);
    await calls().deleteWorkInstruction(blank?.Id ?? '');
    await calls().deleteWorkInstruction(blank?.Id ?? '');
    expect((await sheet()).some(({ ManuallyAdded }) => ManuallyAdded)).toBe(false);
  });

  test('is not made of a calculated one', async () => {
    const [first] = await sheet();
    const change = calls().updateManualWorkInstruction({ Id: first?.Id ?? '', Quantity: 9 });
    expect(await codeOf(change)).toBe('CONFLICT');
  });
});

describe('a product picked for an option list', () => {
  const pick = async (code: string, Dropdown: string) =>
    calls().createFromStockSelection({ ItemId: item, MasterStockId: (await masterOf(code)).MasterStockId, Dropdown });

  test('stands in place of what was calculated for it, also after a new calculation', async () => {
    const lines = await pick('KN-URN-GD', 'letterPlate');
    expect(lines).toMatchObject([{ ForDropDown: 'letterPlate', ReferenceType: 'Manual Addon' }]);
    await shop.installer().generateBom(item);
    const forPlate = (await sheet()).filter(({ ForDropDown }) => ForDropDown === 'letterPlate');
    expect(forPlate.map(({ Id }) => Id)).toEqual(lines.map(({ Id }) => Id));
  });

  test('brings its related stock along, by reference', async () => {
    const { Id } = await masterOf('HA-PB600-BK');
    const lines = await calls().updateWorkinstruction({ itemId: item, stockId: Id, dropdown: 'handle' });
    expect(lines.map((line) => [line.WinSysStockCode, line.ForDropDown, line.ReferenceType])).toEqual([
      ['HA-PB600-BK', 'handle', 'Manual Addon'],
      ['ES-STD', 'escutcheon', 'Related Stock Item'],
    ]);
  });

  test('goes with its option list', async () => {
    await pick('KN-URN-GD', 'doorKnocker');
    const left = await calls().removeStockForDropdown({ ItemId: item, Dropdown: 'doorKnocker' });
    expect(left.map(({ ForDropDown }) => ForDropDown)).not.toContain('doorKnocker');
  });

  test('is its variant in the finish of the door, unless somebody picks another by its Id', async () => {
    const { Id, MasterStockId } = await masterOf('KN-URN-CH');
    expect(await pick('KN-URN-CH', 'doorKnocker')).toMatchObject([{ WinSysStockCode: 'KN-URN-GD' }]);
    const picked = await calls().updateWorkinstruction({ itemId: item, stockId: Id, dropdown: 'doorKnocker' });
    expect(picked).toMatchObject([{ WinSysStockCode: 'KN-URN-CH', MasterStockId }]);
  });

  test.each([
    ['without an item', {}, 'Must provide an ItemId'],
    ['with an item that is none', { ItemId: null }, 'Must provide an ItemId'],
  ])('%s is refused in the specification’s words', async (_, where, said) => {
    const made = calls().createFromStockSelection({ MasterStockId: 3, ...where });
    await expect(made).rejects.toThrow(said);
  });

  test('that suits no such door is refused', async () => {
    expect(await codeOf(calls().createFromStockSelection({ ItemId: item, MasterStockId: 9999 }))).toBe('NOT_FOUND');
    const { Id } = await masterOf('SP-FD-CH');
    const forFireDoors = calls().updateWorkinstruction({ itemId: item, stockId: Id, dropdown: 'spyhole1' });
    expect(await codeOf(forFireDoors)).toBe('NOT_FOUND');
    expect(await codes()).not.toContain('SP-FD-CH');
  });
});
