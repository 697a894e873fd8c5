import { textsOfPaper } from '@door/domain/testing/texts-of-paper';
import { technicalDrawing } from '@door/drawing/technical/technical-drawing';
import { aSet } from '@door/drawing/testing/a-set';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PaperView } from './paper-view.tsx';
import type { PaperViews } from './paper-views.tsx';
import { aPaper } from './testing/a-paper.ts';

const { view, lines, dimensions, figure } = technicalDrawing(aSet, {
  overall: { x: 0, y: 0, width: aSet.width, height: aSet.height },
  figure: 79,
});
const drawing = { view, lines, dimensions, figure };

/** A picture of 300 × 500 px, as wide as a door is beside its height. */
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="500"><rect width="300" height="500" fill="#357"/></svg>')}`;

const made = (): PaperViews => ({
  external: <img src={picture} alt="From outside" />,
  internal: <img src={picture} alt="From inside" />,
  drawing,
});

const linesOf = (element: Element) => (element instanceof HTMLElement ? element.innerText : '').split(/\n+/);

test('a paper says everything in its order, and nothing of its own but the names of the pictures', async () => {
  const screen = await render(<PaperView paper={aPaper()} views={made} />);
  const article = screen.getByRole('article', { name: 'Quote Q-1001-2' });
  await expect.element(article).toBeVisible();
  const said = linesOf(article.element()).flatMap((line) => line.split('\t'));
  for (const text of [
    'Alder & Lane',
    'Date: 22 November 2026',
    'Mary Byrne',
    '€6,038.19',
    '3 × €280.00',
    'Then we fit.',
  ])
    expect(said).toContain(text);
  expect(said.indexOf('Mary Byrne')).toBeLessThan(said.indexOf('Ruby Red, RAL 3003'));
  expect(said.indexOf('VAT 13.5 %')).toBeLessThan(said.indexOf('Total'));
});

test('it says line by line what the paper says, as its PDF does', async () => {
  const paper = aPaper();
  const screen = await render(<PaperView paper={paper} views={made} />);
  const article = screen.getByRole('article').element();
  // The names of the pictures are the page's own, and the figures are those of the drawing.
  for (const shown of article.querySelectorAll('figure')) shown.hidden = true;
  const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  expect(flat(linesOf(article).join(' '))).toBe(flat(textsOfPaper(paper).join(' ')));
});

test('each position has its hinge sentence, and an amount with its quantity', async () => {
  const screen = await render(<PaperView paper={aPaper()} views={made} />);
  const second = screen.getByRole('region', { name: 'Single Door, Arch Top, Pigeon Blue' });
  await expect.element(second.getByText('Hinged on the right, seen from outside. Opens outwards.')).toBeVisible();
  await expect.element(second.getByRole('row', { name: /Pigeon Blue 2 × €1,000.00 €2,000.00/ })).toBeVisible();
  await expect.element(second.getByRole('row', { name: /Frame, by the metre 6 × €50.00 €300.00/ })).toBeVisible();
});

test('both sides and the drawing stand on one base line; figures have 7.5 pt', async () => {
  await page.viewport(1440, 900);
  const screen = await render(<PaperView paper={aPaper()} views={made} />);
  const first = screen.getByRole('region', { name: /Minster, Ruby Red/ });
  const bottomOf = (name: string) =>
    Math.round(first.getByRole('img', { name }).element().getBoundingClientRect().bottom);
  await expect.element(first.getByRole('img', { name: 'From inside' })).toBeVisible();
  const outline = first.element().querySelector('.paper-drawing path[stroke-width]');
  const foot = outline?.getBoundingClientRect().bottom ?? 0;
  // The outline's line is 1.5 px wide.
  expect(Math.abs(foot - bottomOf('From outside'))).toBeLessThan(2);
  expect(bottomOf('From inside')).toBe(bottomOf('From outside'));
  const figures = [...first.element().querySelectorAll('.paper-drawing text')];
  expect(figures.map(({ textContent }) => textContent)).toContain('2370');
  const [shown] = figures;
  const scale = shown instanceof SVGGraphicsElement ? (shown.getScreenCTM()?.a ?? 0) : 0;
  expect(scale * figure).toBeCloseTo(10, 1);
});

test('pictures that are being made are said to be, and the drawing is there', async () => {
  const screen = await render(
    <PaperView paper={aPaper()} views={() => ({ external: null, internal: null, drawing })} />,
  );
  await expect.element(screen.getByText('The pictures are being made.').first()).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Drawing with sizes' }).first()).toBeVisible();
});

test('on a phone nothing is wider than the sheet', async () => {
  await page.viewport(390, 844);
  const screen = await render(<PaperView paper={aPaper()} views={made} />);
  await expect.element(screen.getByRole('article')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  // Where nothing stands between the name of a row and its amount, the name has the room.
  for (const { colSpan, nextElementSibling } of screen.container.querySelectorAll<HTMLTableCellElement>(
    '.paper-amounts th',
  ))
    expect(colSpan).toBe(nextElementSibling?.className === 'paper-each' ? 1 : 2);
  await page.viewport(1440, 900);
});

test('it is always by day', async () => {
  document.documentElement.dataset['theme'] = 'evening';
  const screen = await render(<PaperView paper={aPaper()} views={made} />);
  const { backgroundColor, colorScheme } = getComputedStyle(screen.getByRole('article').element());
  expect([backgroundColor, colorScheme]).toEqual(['rgb(255, 255, 255)', 'light']);
  delete document.documentElement.dataset['theme'];
});
