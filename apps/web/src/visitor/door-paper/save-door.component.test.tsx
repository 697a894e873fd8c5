import { afterEach, expect, test, vi } from 'vitest';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import { SaveDoor } from './save-door.tsx';

afterEach(() => vi.unstubAllGlobals());

const shareId = '0b1f4b52-6d9e-4d0e-9d6f-0c8a4a1f7a11';

/** The dialog is open; the server answers papers as `answer` does. */
async function renderOpened(answer: (url: string) => Promise<Response>) {
  const asked: string[] = [];
  const { fetch } = window;
  vi.stubGlobal('fetch', async (...[url, options]: readonly [string | URL, RequestInit?]) => {
    if (!String(url).startsWith('/door-papers/')) return fetch(url, options);
    asked.push(String(url));
    return answer(String(url));
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const rendered = await renderInDesigner(() => <SaveDoor shareId={async () => shareId} />);
  await rendered.screen.getByRole('button', { name: 'Save this door' }).click();
  return { ...rendered, asked, saved };
}

test('a page that was made is saved, and said to be', async () => {
  const { screen, asked, saved } = await renderOpened(async () => new Response(new Blob(['%PDF-'])));
  await screen.getByRole('button', { name: 'One page as PDF' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('The page is saved.');
  expect([asked, saved]).toEqual([[`/door-papers/-1022/${shareId}.pdf`], ['my-door.pdf']]);
});

test('while one is being made it is said, and nothing more is asked for', async () => {
  const { screen, asked } = await renderOpened(() => new Promise(() => undefined));
  await screen.getByRole('button', { name: 'Picture' }).click();
  await expect.element(screen.getByText(/^The picture is being painted/)).toBeVisible();
  await screen.getByRole('button', { name: 'One page as PDF' }).click();
  expect(asked).toHaveLength(1);
});

const refusal = (status: number, message: string) => Response.json({ error: { message } }, { status });

test.each<[string, () => Promise<Response>, RegExp]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), /^There is no network just now/],
  ['a refusal', async () => refusal(409, 'The catalogue has changed.'), /^The catalogue has changed.$/],
  ['a fault', async () => refusal(500, 'Something inside.'), /^It could not be made just now/],
])('%s is said in words, and saving can be tried again', async (_, answer, text) => {
  const { screen, asked, saved } = await renderOpened(answer);
  const button = screen.getByRole('button', { name: 'Picture' });
  await button.click();
  await expect.element(screen.getByText(text)).toBeVisible();
  await button.click();
  await expect.poll(() => asked.length).toBe(2);
  expect(saved).toEqual([]);
});
