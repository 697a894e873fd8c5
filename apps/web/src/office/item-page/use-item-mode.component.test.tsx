import { afterEach, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { problemsPath } from '../items/item-path.ts';
import { useItemMode } from './use-item-mode.ts';

afterEach(() => history.replaceState(null, '', '#'));

test('an item opens as it is, and by the link of a readiness list on what cannot be made', async () => {
  history.replaceState(null, '', '#/door/i1');
  expect((await renderHook(useItemMode)).result.current[0]).toBeNull();
  history.replaceState(null, '', `#${problemsPath('i1')}`);
  expect((await renderHook(useItemMode)).result.current[0]).toBe('error');
});
