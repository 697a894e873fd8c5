import { describe, expect, test } from 'vitest';
import { NoSuchSupplier } from '../api/start-calls.ts';
import { openPage } from './open-page.ts';

const failing = (error: Error) => async () => {
  throw error;
};
const shop = 'a shop';
const opened = async () => shop;
const loaded = async () => undefined;

/** What the tab shows one after another, and what is handed on. */
async function shownBy(openShop: () => Promise<string>, loadItem: () => Promise<void>) {
  const shown: string[] = [];
  const error = await openPage({ openShop, loadItem }, ({ kind }) => void shown.push(kind)).then(
    () => null,
    (reason: Error) => reason.message,
  );
  return { shown, error };
}

describe('what a tab shows from its start on', () => {
  test.each([
    ['all is well', opened, loaded, ['loading-item', 'open'], null],
    ['the settings cannot be loaded', failing(new Error('no theme')), loaded, ['failed'], 'no theme'],
    ['there is no such supplier', failing(new NoSuchSupplier()), loaded, ['no-such-supplier'], null],
    ['the item cannot be loaded', opened, failing(new Error('no item')), ['loading-item', 'open'], 'no item'],
  ])('%s', async (_, openShop, loadItem, shown, error) =>
    expect(await shownBy(openShop, loadItem)).toEqual({ shown, error }),
  );
});
