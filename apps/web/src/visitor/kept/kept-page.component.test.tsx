import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import { keptDoorsOf } from './kept-doors.ts';
import { KeptPage } from './kept-page.tsx';
import { longestName } from './stored-kept.ts';

const kept = keptDoorsOf(-1022);

afterEach(() => {
  for (const { id } of kept.current().doors) kept.remove(id);
});

test('a name of any length is read whole in its field, and stays one line of text', async () => {
  const { screen } = await renderInDesigner(({ store }) => {
    kept.keep(store.current().shown, 'Oak');
    return (
      <div style={{ width: 256 }}>
        <KeptPage />
      </div>
    );
  });
  const field = screen.getByRole('textbox', { name: /^Name of / });
  const longest = 'Wide '.repeat(longestName / 5).trim();
  await field.fill(longest.replace(' ', '\n'));
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = field.element();
  expect([scrollHeight, scrollWidth]).toEqual([clientHeight, clientWidth]);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue(longest);
  expect(kept.current().doors.map(({ name }) => name)).toEqual([longest]);
});
