import type { Action } from '@door/domain/door/model/action';
import { colourId, templateId } from '@door/domain/door/model/ids';
import { expect, test, vi } from 'vitest';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import { ColoursStep } from '../../designer/steps/colours/colours-step.tsx';
import { DoorPrice } from './door-price.tsx';
import { differenceText } from './price-text.ts';

const violet = { type: 'colour.chooseDoor', colourId: colourId(22) } as const satisfies Action;
const dearer = { Action: violet, Sign: '+', Least: '265.18', Most: '265.18' } as const;

/** A door on the step Colours whose price is asked for; the server answers as soon as `answer` is called. */
async function renderPricedColours() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const { fetch } = window;
  vi.stubGlobal('fetch', async (...[url, options]: readonly [string | URL, RequestInit?]) => {
    if (!String(url).includes('getPrice')) return fetch(url, options);
    asked.push(decodeURIComponent(String(url)));
    await new Promise<void>((resolve) => waiting.push(resolve));
    const data = {
      Display: 'exact',
      Currency: 'EUR',
      Amounts: ['2100.00'],
      Promise: null,
      Choices: [dearer],
    };
    return Response.json([{ result: { data } }]);
  });
  const rendered = await renderInDesigner(
    () => (
      <>
        <ColoursStep />
        <DoorPrice />
      </>
    ),
    { path: '/colours' },
  );
  rendered.store.choose({ type: 'frame.choose', templateId: templateId('single-door') });
  const answer = async (nth: number) => {
    await expect.poll(() => waiting.length).toBe(nth);
    waiting.at(-1)?.();
  };
  return { ...rendered, asked, answer };
}

test('what a choice costs arrives on its tile and is said after its name, and moves nothing', async () => {
  const { screen, asked, answer } = await renderPricedColours();
  const tile = screen.getByRole('radio', { name: /^Signal Violet/ });
  await expect.element(tile).toHaveAccessibleName('Signal Violet ★ non-standard');
  const before = screen.container.querySelector('.choices')?.getBoundingClientRect();
  await answer(1);
  await expect.element(tile).toHaveAccessibleDescription('+ €265.18');
  await expect.element(tile).toHaveAccessibleName('Signal Violet ★ non-standard');
  await expect.element(screen.getByText('+ €265.18')).toBeVisible();
  expect(screen.container.querySelector('.choices')?.getBoundingClientRect()).toEqual(before);
  expect(asked.join()).toContain('"Step":"colours"');
});

test('the amounts of the door as it was are gone with the next choice, until those of the new door are there', async () => {
  const { screen, store, answer } = await renderPricedColours();
  await answer(1);
  await expect.element(screen.getByText('+ €265.18')).toBeVisible();
  store.choose({ type: 'colour.sameInternal', on: true });
  await expect.element(screen.getByText('+ €265.18')).not.toBeInTheDocument();
  await answer(2);
  await expect.element(screen.getByText('+ €265.18')).toBeVisible();
});

test.each([
  ['+', '265.18', '265.18', '+ €265.18'],
  ['−', '20.00', '20.00', '− €20.00'],
  ['+', '50.00', null, '+ from €50'],
  ['−', null, '50.00', '− up to €50'],
  ['+', '100.00', '200.00', '+ €100 to €200'],
  ['+', null, null, null],
] as const)('%s %s to %s', (Sign, Least, Most, text) => {
  expect(differenceText({ Sign, Least, Most }, 'EUR')).toBe(text);
});
