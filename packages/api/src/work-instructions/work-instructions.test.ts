import { beforeEach, describe, expect, test } from 'vitest';
import type { CallContext } from '../ports/context.ts';
import { installerRouter } from '../routers.ts';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';
import { installerId } from '../testing/people.ts';

let api: TestApi;
let item: string;
beforeEach(async () => {
  api = await aTestApi();
  item = (await api.installer().createItemFromTemplate({ ItemId: 'single-door' })).Id;
  await api.installer().generateBom(item);
});

const calls = (client = -1022) => api.installer(client).workInstructions;
const linesOfItem = () => calls().getWorkInstructions(item);
const codes = async () => (await linesOfItem()).map(({ WinSysStockCode }) => WinSysStockCode);
const masterOf = async (name: string) => {
  const stock = (await api.installer().stock.listAllStock()).find(({ WinSysStockCode }) => WinSysStockCode === name);
  if (!stock) throw new Error(`${name} is not stocked.`);
  return stock;
};

describe('the lines of an item', () => {
  test('say what is taken, how much, and by which calculation [3.58 7.48]', async () => {
    const lines = await linesOfItem();
    expect(lines.length).toBeGreaterThan(10);
    expect(new Set(lines.map(({ Id }) => Id)).size).toBe(lines.length);
    const plate = lines.find(({ ForDropDown }) => ForDropDown === 'letterPlate');
    expect(plate).toMatchObject({ ManuallyAdded: false, Quantity: 1, SubAssembly: 'door', ReferenceType: null });
    expect(plate?.MasterStockId).toBe((await masterOf(plate?.WinSysStockCode ?? '')).MasterStockId);
    const sill = lines.find(({ WinSysStockCode }) => WinSysStockCode === 'SC150');
    expect([sill?.Thickness1, sill?.Rebate]).not.toContain(null);
  });

  test('calculated twice are the same', async () => {
    const [first, made] = [JSON.stringify(await linesOfItem()), await api.installer().generateBom(item)];
    api.controls.now += 60_000;
    expect(await api.installer().generateBom(item)).toEqual(made);
    expect(JSON.stringify(await linesOfItem())).toBe(first);
  });

  test('for pricing are of priced categories only [3.51 7.49]', async () => {
    const priced = await calls().findWorkInstructionsForPricing(item);
    const all = await linesOfItem();
    expect(priced.length).toBeGreaterThan(0);
    expect(priced.length).toBeLessThan(all.length);
    expect(priced.map(({ WinSysStockCategoryId }) => WinSysStockCategoryId)).not.toContain(null);
  });

  test('of several items come item by item, each once [7.50 7.51]', async () => {
    const other = (await api.installer().createItemFromTemplate({ ItemId: 'single-door' })).Id;
    const sheets = await calls().getWorkInstructionsForQuoteItems([item, other, item]);
    expect(sheets.map(({ ItemId, WorkInstructions }) => [ItemId, WorkInstructions.length > 0])).toEqual([
      [item, true],
      [other, false],
    ]);
  });

  test('of several items are locked in one order, in whichever order they are asked for', async () => {
    const other = (await api.installer().createItemFromTemplate({ ItemId: 'single-door' })).Id;
    const lockedBy = async (ids: readonly string[]) => {
      const locked: string[] = [];
      const transactions: CallContext['transactions'] = {
        run: (client, work) =>
          api.transactions.run(client, (stores) =>
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
      const context = { ...api.context(-1022, { role: 'installer', userId: installerId }), transactions };
      await installerRouter.createCaller(context).workInstructions.getWorkInstructionsForQuoteItems([...ids]);
      return locked;
    };
    expect(await lockedBy([other, item])).toEqual(await lockedBy([item, other]));
  });

  test('for an order’s pricing are priced lines only, item by item [7.52]', async () => {
    const [sheets, one] = [
      await calls().findWorkInstructionsForOrderPricing([item]),
      await calls().findWorkInstructionsForPricing(item),
    ];
    expect(sheets).toEqual([{ ItemId: item, WorkInstructions: one }]);
  });

  test('of several items are refused if one of them is another supplier’s', async () => {
    const foreign = (await api.installer(-1023).createItemFromTemplate({ ItemId: 'single-door' })).Id;
    expect(await codeOf(calls().getWorkInstructionsForOrderItems([item, foreign]))).toBe('NOT_FOUND');
  });
});

describe('a manual line', () => {
  test('is blank at first, then gets product, quantity, length and width [3.58 5.11 7.56 7.58 7.59]', async () => {
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
    expect(await calls().updateManualWorkInstruction({ Id: instructionId, Quantity: 0, Length: null })).toMatchObject({
      Quantity: null,
      Length: null,
    });
  });

  test('keeps what a call does not send, so that two calls about two fields both hold', async () => {
    const Id = (await calls().addBlankWorkInstruction({ ItemId: item }))?.Id ?? '';
    await Promise.all([
      calls().updateManualWorkInstruction({ Id, Quantity: 2 }),
      calls().updateManualWorkInstruction({ Id, Length: 2100 }),
      calls().updateManualWorkInstruction({ Id, Width: 300 }),
    ]);
    expect((await linesOfItem()).find((line) => line.Id === Id)).toMatchObject({
      Quantity: 2,
      Length: 2100,
      Width: 300,
    });
  });

  test('without stock says what a person writes; with stock that is its note', async () => {
    const Id = (await calls().addBlankWorkInstruction({ ItemId: item }))?.Id ?? '';
    expect(await calls().updateManualWorkInstruction({ Id, Description: ' Cut the sill back ' })).toMatchObject({
      StockDescription: 'Cut the sill back',
      Quantity: null,
    });
    const { MasterStockId, WinSysStockCode } = await masterOf('CY-3K');
    expect(
      await calls().pickStockForManualInstruction({ instructionId: Id, masterStockId: MasterStockId }),
    ).toMatchObject({ WinSysStockCode, Rule: 'Cut the sill back' });
    expect(await calls().updateManualWorkInstruction({ Id, Description: 'Keyed alike' })).toMatchObject({
      WinSysStockCode,
      Rule: 'Keyed alike',
    });
  });

  test('stays when the bill is calculated again, and can be deleted [1.5 7.57]', async () => {
    const blank = await calls().addBlankWorkInstruction({ ItemId: item });
    const before = await linesOfItem();
    await api.installer().generateBom(item);
    expect(await linesOfItem()).toEqual(before);
    await calls().deleteWorkInstruction(blank?.Id ?? '');
    await calls().deleteWorkInstruction(blank?.Id ?? '');
    expect((await linesOfItem()).some(({ ManuallyAdded }) => ManuallyAdded)).toBe(false);
  });

  test('cannot be made of a calculated one', async () => {
    const [first] = await linesOfItem();
    const change = calls().updateManualWorkInstruction({ Id: first?.Id ?? '', Quantity: 9 });
    expect(await codeOf(change)).toBe('CONFLICT');
  });
});

describe('a message that adds lines, sent twice with one Attempt,', () => {
  const Attempt = '5a1f4c1e-0000-4000-8000-000000000001';
  test.each([
    ['addBlankWorkInstruction', () => calls().addBlankWorkInstruction({ ItemId: item, Attempt })],
    [
      'createFromStockSelection',
      async () => {
        const { MasterStockId } = await masterOf('CY-3K');
        return calls().createFromStockSelection({ ItemId: item, MasterStockId, Attempt });
      },
    ],
    ['updateWorkinstruction', () => calls().updateWorkinstruction({ itemId: item, stockId: 411, attempt: Attempt })],
  ])('adds them once: %s', async (_, send) => {
    const before = (await linesOfItem()).length;
    const first = await send();
    const after = (await linesOfItem()).length;
    expect(after).toBeGreaterThan(before);
    expect(await send()).toEqual(first);
    expect((await linesOfItem()).length).toBe(after);
  });
});

describe('a product picked from an option list', () => {
  const pick = async (code: string, Dropdown: string) =>
    calls().createFromStockSelection({ ItemId: item, MasterStockId: (await masterOf(code)).MasterStockId, Dropdown });

  test('replaces what was calculated for it, also after the next calculation [7.54]', async () => {
    const lines = await pick('KN-URN-GD', 'letterPlate');
    expect(lines).toMatchObject([{ ForDropDown: 'letterPlate', ReferenceType: 'Manual Addon' }]);
    await api.installer().generateBom(item);
    const forPlate = (await linesOfItem()).filter(({ ForDropDown }) => ForDropDown === 'letterPlate');
    expect(forPlate.map(({ Id }) => Id)).toEqual(lines.map(({ Id }) => Id));
  });

  test('brings its related stock along, by reference [4.31]', async () => {
    const { Id } = await masterOf('HA-PB600-BK');
    const lines = await calls().updateWorkinstruction({ itemId: item, stockId: Id, dropdown: 'handle' });
    expect(lines.map((line) => [line.WinSysStockCode, line.ForDropDown, line.ReferenceType])).toEqual([
      ['HA-PB600-BK', 'handle', 'Manual Addon'],
      ['ES-STD', 'escutcheon', 'Related Stock Item'],
    ]);
  });

  test('goes with its related stock, and by its Id [4.31 7.57]', async () => {
    const { Id } = await masterOf('HA-PB600-BK');
    const [bar, escutcheon] = await calls().updateWorkinstruction({ itemId: item, stockId: Id, dropdown: 'handle' });
    expect(escutcheon?.ReferenceId).toBe(bar?.Id);
    await calls().deleteWorkInstruction(bar?.Id ?? '');
    expect((await linesOfItem()).filter(({ ManuallyAdded }) => ManuallyAdded)).toEqual([]);
  });

  test('keeps what was noted about it, but only a person’s choice stays after a calculation [7.53]', async () => {
    const { Id } = await masterOf('HA-LL-CH');
    const notes = { profile: 'WFO', analysisCode: 'SPECIAL', referenceId: 71, subAssembly: 'single-door' };
    const given = { itemId: item, stockId: Id, dropdown: 'handle', ...notes };
    const noted = { Profile: 'WFO', AnalysisCode: 'SPECIAL', ReferenceId: '71', SubAssembly: 'door' };
    expect(await calls().updateWorkinstruction({ ...given, manuallySelected: false })).toMatchObject([
      { ...noted, ManuallyAdded: false },
    ]);
    await api.installer().generateBom(item);
    expect(await codes()).not.toContain('HA-LL-CH');
    expect(await calls().updateWorkinstruction(given)).toMatchObject([{ ...noted, ManuallyAdded: true }]);
    await api.installer().generateBom(item);
    expect(await codes()).toContain('HA-LL-CH');
  });

  test.each([
    ['SubAssembly', 'attic', 'must be one of: frame, door'],
    ['SubAssemblyId', 'x', 'SubAssemblyId: names no part of this item.'],
  ])('in a %s that the item does not have is refused by its name', async (field, value, said) => {
    const { MasterStockId } = await masterOf('HA-LL-CH');
    const made = calls().createFromStockSelection({ ItemId: item, MasterStockId, [field]: value });
    await expect(made).rejects.toThrow(said);
  });

  test('is removed with its option list [7.55]', async () => {
    await pick('KN-URN-GD', 'doorKnocker');
    const left = await calls().removeStockForDropdown({ ItemId: item, Dropdown: 'doorKnocker' });
    expect(left.map(({ ForDropDown }) => ForDropDown)).not.toContain('doorKnocker');
  });

  test('is its variant in the finish of the door, unless somebody picks another by its Id [7.53]', async () => {
    const { Id, MasterStockId } = await masterOf('KN-URN-CH');
    expect(await pick('KN-URN-CH', 'doorKnocker')).toMatchObject([{ WinSysStockCode: 'KN-URN-GD' }]);
    const picked = await calls().updateWorkinstruction({ itemId: item, stockId: Id, dropdown: 'doorKnocker' });
    expect(picked).toMatchObject([{ WinSysStockCode: 'KN-URN-CH', MasterStockId }]);
  });

  test.each([
    ['without an item', {}, 'Must provide an ItemId'],
    ['with an item that is none', { ItemId: null }, 'Must provide an ItemId'],
  ])('%s is refused in the specification’s words [5.10 8.13]', async (_, where, said) => {
    const made = calls().createFromStockSelection({ MasterStockId: 3, ...where });
    await expect(made).rejects.toThrow(said);
  });

  test('that does not fit the door is refused', async () => {
    expect(await codeOf(calls().createFromStockSelection({ ItemId: item, MasterStockId: 9999 }))).toBe('NOT_FOUND');
    const { Id } = await masterOf('SP-FD-CH');
    const forFireDoors = calls().updateWorkinstruction({ itemId: item, stockId: Id, dropdown: 'spyhole1' });
    expect(await codeOf(forFireDoors)).toBe('NOT_FOUND');
    expect(await codes()).not.toContain('SP-FD-CH');
  });
});
