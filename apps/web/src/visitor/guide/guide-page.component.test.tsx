import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import { RouterContext } from '../../shared/router/use-router.ts';
import { aStyle, answerGallery } from '../gallery/testing/answer-gallery.ts';
import { GuidePage } from './guide-page.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The page at an address, whose own ways lead to others. */
const renderAt = async (start: string) => {
  answerGallery();
  const visited: string[] = [];
  function Page() {
    const [path, setPath] = useState(start);
    const go = async (to: string) => {
      visited.push(to);
      setPath(to);
    };
    return (
      <RouterContext value={{ path, params: { rest: path.replace(/^\/guide\/?/, '') }, go, isWaiting: false }}>
        <GuidePage />
      </RouterContext>
    );
  }
  return { ...(await renderInDesigner(() => <Page />)), visited };
};

test('each answer leads to the next question, each may be skipped, and only what a frame has is asked', async () => {
  const { screen, visited } = await renderAt('/guide');
  await screen.getByRole('button', { name: 'One door' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Glass beside the door?' })).toHaveFocus();
  await screen.getByRole('button', { name: 'I do not know yet' }).click();
  expect(visited).toEqual(['/guide/leaves.single', '/guide/leaves.single_sides.-']);
  await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '#/guide/leaves.single');
});

test('an opening is two whole numbers or none, and what was typed stays', async () => {
  const { screen, visited } = await renderAt('/guide/leaves.single_sides.none_fanlight.without_style.-');
  await screen.getByRole('textbox', { name: /^Width/ }).fill('1010');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Please give both, or leave both empty.')).toBeVisible();
  await screen.getByRole('textbox', { name: /^Height/ }).fill('2110');
  await userEvent.keyboard('{Enter}');
  expect(visited.at(-1)).toBe('/guide/leaves.single_sides.none_fanlight.without_style.-_opening.1010x2110');
});

test('the door that fits the answers is begun with in the size for the opening, and undone at once', async () => {
  const { screen, store } = await renderAt(
    `/guide/leaves.single_sides.none_style.${aStyle.id}_fanlight.without_opening.1010x2110`,
  );
  await screen.getByRole('button', { name: 'Design this door' }).click();
  await expect.poll(() => store.current().shown.colours.doorExternal).toBe(aStyle.colours[0]);
  const { designId, frame } = store.current().shown;
  expect([designId, frame.overall]).toEqual([aStyle.designs[0], { width: 1000, height: 2100 }]);
  store.undo();
  expect(store.current().shown.colours.doorExternal).not.toBe(aStyle.colours[0]);
});

test('a frame that is not made for the opening says so, and can be taken in its own size', async () => {
  const { screen, store } = await renderAt('/guide/leaves.double_sides.-_fanlight.-_style.-_opening.1010x2110');
  const refused = screen.getByRole('radio', { disabled: true }).first();
  await expect.element(refused).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Design this door' })).toBeDisabled();
  await refused.click({ force: true });
  await expect.element(screen.getByRole('note').getByText(/is not made for your opening of 1010/)).toBeVisible();
  await screen.getByRole('button', { name: 'Take it in its own size' }).click();
  await screen.getByRole('button', { name: 'Design this door' }).click();
  await expect.poll(() => store.current().shown.leaves.kind).toBe('double');
});
