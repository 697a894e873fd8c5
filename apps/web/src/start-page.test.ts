import { describe, expect, test } from 'vitest';
import { NoSuchSupplier } from './shared/calls/ask-start.ts';
import { startPage } from './start-page.ts';

const failing = (error: Error) => async () => {
  throw error;
};
const opened = async () => 'an app';
const loaded = async () => undefined;

/** The states that the tab shows one after another, and the error that is thrown. */
async function shownBy(startApp: () => Promise<string>, resumeDesign: () => Promise<void>) {
  const shown: string[] = [];
  const error = await startPage({ startApp, resumeDesign }, ({ kind }) => void shown.push(kind)).then(
    () => null,
    (reason: Error) => reason.message,
  );
  return { shown, error };
}

describe('what a tab shows while it starts', () => {
  test.each([
    ['all is well', opened, loaded, ['loading-item', 'open'], null],
    ['the settings cannot be loaded', failing(new Error('no theme')), loaded, ['failed'], 'no theme'],
    ['there is no such supplier', failing(new NoSuchSupplier()), loaded, ['no-such-supplier'], null],
    ['the item cannot be loaded', opened, failing(new Error('no item')), ['loading-item', 'open'], 'no item'],
  ])('%s', async (_, startApp, resumeDesign, shown, error) =>
    expect(await shownBy(startApp, resumeDesign)).toEqual({ shown, error }),
  );
});
