import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderItem } from '../testing/render-item.tsx';
import { ItemOptions } from './options/item-options.tsx';
import { SectionJumps } from './section-jumps.tsx';
import { ItemFigures, ItemSizes } from './sizes/item-sizes.tsx';
import './item-page.css';

const onScreen = (element: Element | null | undefined): boolean => {
  const { top = -1 } = element?.getBoundingClientRect() ?? {};
  return top >= 0 && top < innerHeight;
};

const parts = (
  <>
    <SectionJumps />
    <ItemSizes />
    <ItemOptions />
    <ItemFigures />
  </>
);

test.each([
  ['Sizes', '.item-sizes'],
  ['Options', '.options'],
  ['Figures', '.item-figures'],
])('on a phone a tap on %s shows that section, and Tab goes on from there', async (name, selector) => {
  await page.viewport(390, 844);
  const { screen } = await renderItem(parts);
  await screen.getByRole('navigation', { name: 'Sections of this page' }).getByRole('button', { name }).click();
  const section = document.querySelector(selector);
  await expect.poll(() => section?.contains(document.activeElement)).toBe(true);
  await expect.poll(() => onScreen(section?.querySelector('h2, summary'))).toBe(true);
});

test('a wide window has no jumps', async () => {
  const { screen } = await renderItem(parts);
  await expect.element(screen.getByRole('spinbutton', { name: 'Overall width' })).toBeVisible();
  await expect.element(screen.getByRole('navigation', { name: 'Sections of this page' })).not.toBeInTheDocument();
});
