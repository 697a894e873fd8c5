import { beforeEach, describe, expect, test } from 'vitest';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await aTestApi();
});
const stock = () => api.installer().stock;
const named = async (code: string) => {
  const found = (await stock().listAllStock()).find(({ WinSysStockCode }) => WinSysStockCode === code);
  if (!found) throw new Error(`${code} is not stocked.`);
  return found;
};

describe('what a supplier stocks', () => {
  test('every option once, each of a product [7.33]', async () => {
    const all = await stock().listAllStock();
    expect(new Set(all.map(({ Id }) => Id)).size).toBe(all.length);
    expect(all.every(({ MasterStockId }) => MasterStockId > 0)).toBe(true);
  });

  test('add-ons are listed system by system: the fire door takes none that is not for it [7.34]', async () => {
    const filters = await stock().getAddOnFilters();
    const systemsOf = async (code: string) => {
      const { MasterStockId } = await named(code);
      return filters.filter((each) => each.MasterStockId === MasterStockId).map(({ SystemId }) => SystemId);
    };
    expect(await systemsOf('HA-LL-GD')).toEqual([1, 2]);
    expect(await systemsOf('SP-FD-CH')).toEqual([2]);
  });

  test('a product brings its related stock along, each for an option list [7.39]', async () => {
    const { MasterStockId } = await named('HA-PB600-BK');
    const related = await stock().getRelatedStockByMasterStockId(MasterStockId);
    expect(related.map(({ ForDropDown }) => ForDropDown)).toEqual(['escutcheon']);
  });
});

describe('handles', () => {
  test('each handle type has its product [7.35]', async () => {
    const lookup = await stock().getHandleLookup();
    const { MasterStockId } = await named('HA-PB600-BK');
    expect(lookup.find((row) => row.MasterStockId === MasterStockId)?.HandleType).toBe('pull-bar-600');
  });

  test('those of a design group, with the finishes in which they are made [7.36]', async () => {
    const group = await stock().listAllDesignGroupStock(1);
    expect(group.map(({ HandleType }) => HandleType)).toContain('lever-lever');
    expect(group.every(({ AllowedHardwareSuites }) => AllowedHardwareSuites.split(',').length > 0)).toBe(true);
    expect(await stock().listAllDesignGroupStock(99)).toEqual([]);
  });

  test('the handle of a type in a finish; refused where it is not made in it [7.38]', async () => {
    const handle = await stock().getDefaultHandle({ finish: 'gold', type: 'lever-lever' });
    expect(handle.WinSysStockCode).toBe('HA-LL-GD');
    expect(await codeOf(stock().getDefaultHandle({ finish: 'gold', type: 'pull-bar-600' }))).toBe('NOT_FOUND');
  });
});

test('each finish has its usual piece of every kind, or none [7.37]', async () => {
  const usual = await stock().getHardwareDefaultForDropdowns('chrome');
  const all = (await stock().listAllStock()).map(({ WinSysStockCode }) => WinSysStockCode);
  expect(usual.length).toBeGreaterThan(0);
  expect(usual.flatMap(({ WinSysStockCode }) => WinSysStockCode ?? []).filter((code) => !all.includes(code))).toEqual(
    [],
  );
});
