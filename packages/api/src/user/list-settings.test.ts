import { viewLimits } from '@door/domain/lib/search/saved-view';
import { expect, test } from 'vitest';
import { aTestApi } from '../testing/a-test-api.ts';

const idOf = (last: number) => `0192b1a0-0000-4000-8000-${String(last).padStart(12, '0')}`;
const List = 'items' as const;
const stale = { List, Id: idOf(1), Name: ' Stale bills ', Params: { bom: 'stale' } };

test('views and columns are the caller’s own; a message that is sent again saves one view', async () => {
  const api = await aTestApi();
  const { user } = api.installer();
  await user.saveView(stale);
  await user.saveView(stale);
  await user.chooseColumns({ List, Columns: ['number'] });
  const saved = { Views: [{ Id: idOf(1), Name: 'Stale bills', Params: { bom: 'stale' } }], Columns: ['number'] };
  expect(await user.listSettings({ List })).toEqual(saved);
  expect(await user.listSettings({ List: 'enquiries' })).toEqual({ Views: [], Columns: null });
  expect(await api.fabricator().user.listSettings({ List })).toEqual({ Views: [], Columns: null });
  expect((await user.removeView({ List, Id: idOf(1) })).Views).toEqual([]);
  expect((await user.removeView({ List, Id: idOf(1) })).Views).toEqual([]);
});

test('a view needs a name, and there is an end to them', async () => {
  const { user } = (await aTestApi()).installer();
  await expect(user.saveView({ ...stale, Name: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  for (let n = 0; n < viewLimits.views; n += 1) await user.saveView({ ...stale, Id: idOf(n) });
  await expect(user.saveView({ ...stale, Id: idOf(99) })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect((await user.saveView({ ...stale, Name: 'Renamed' })).Views).toHaveLength(viewLimits.views);
});
