import type { Backing } from '@door/domain/catalogue/rows/glass-rows';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInDesigner } from '../../../state/testing/render-in-designer.tsx';
import { SeeThroughButton } from './see-through-button.tsx';

const backings: readonly Backing[] = [
  { name: 'Clear', privacy: 0, priceGroup: 'A', note: '' },
  { name: 'Satin', privacy: 5, priceGroup: 'A', note: '' },
];

test('what is seen through each glass stands in words, and the slider is moved with keys', async () => {
  const { screen } = await renderInDesigner(() => <SeeThroughButton backings={backings} />);
  const button = screen.getByRole('button', { name: 'Who sees in, by day and by night' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  const panes = screen.getByRole('listitem');
  await expect.poll(() => panes.elements().length).toBe(backings.length);
  await expect
    .element(panes.filter({ hasText: 'Satin' }))
    .toHaveTextContent('SatinBy day: light and shade only. By night with the light on: shapes only.');
  const slider = screen.getByRole('slider', { name: 'Time of day' });
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Day');
  const day = screen.container.querySelector('.see-pane svg')?.outerHTML;
  for (let pressed = 0; pressed < 4; pressed += 1) await userEvent.type(slider, '{ArrowRight}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Night, light on');
  await expect.poll(() => screen.container.querySelector('.see-pane svg')?.outerHTML).not.toBe(day);
  await button.click();
  await expect.element(slider).not.toBeInTheDocument();
});
