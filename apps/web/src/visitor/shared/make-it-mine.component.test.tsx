import { expect, test } from 'vitest';
import { AppContext, useApp } from '../../designer/app/app-context.ts';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import type { Making, SharingCalls } from '../../shared/calls/door-api.ts';
import { answered, aSavedItem } from '../../shared/testing/fakes.ts';
import { MakeItMine } from './make-it-mine.tsx';

function AppWith({ makeMine }: Pick<SharingCalls, 'makeMine'>) {
  const app = useApp();
  const notCalled = () => Promise.reject(new Error('Nobody asks for this here.'));
  const api = { ...app.api, sharing: () => ({ share: notCalled, open: notCalled, makeMine }) };
  return (
    <AppContext value={{ ...app, api }}>
      <MakeItMine shareId="share-1" />
    </AppContext>
  );
}

test('a copy whose answer was lost is asked for again by the same mark', async () => {
  const sent: Making[] = [];
  const makeMine: SharingCalls['makeMine'] = async (_, making) => {
    sent.push(making);
    if (sent.length === 1) throw answered(503);
    return aSavedItem();
  };
  const { screen, store } = await renderInDesigner(() => <AppWith makeMine={makeMine} />);
  const button = screen.getByRole('button', { name: 'Make it mine' });
  await button.click();
  await expect.poll(() => sent.length).toBe(1);
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
  await button.click();
  await expect.poll(() => store.current().started).toBe(true);
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(sent[0]?.attempt).toMatch(/^[0-9a-f-]{36}$/);
});
