import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { renderInDesigner } from '../state/testing/render-in-designer.tsx';
import { PreviewStage } from './preview-stage.tsx';

/** Without the page around it the stage is higher than the window, so that a pointer would not reach its buttons. */
const press = (button: Locator) => button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));

test('a side view shows the door from that side, and a click on the door enlarges it [2.32-2.34]', async () => {
  const { screen } = await renderInDesigner(() => <PreviewStage />);
  await expect.element(screen.getByRole('img', { name: 'Door preview, external' })).toBeInTheDocument();
  press(screen.getByRole('button', { name: 'Internal' }));
  await expect.element(screen.getByRole('img', { name: 'Door preview, internal' })).toBeInTheDocument();
  await expect.element(screen.getByRole('img', { name: 'Door preview, external' })).not.toBeInTheDocument();
  press(screen.getByRole('button', { name: 'External' }));
  const outside = screen.getByRole('img', { name: 'Door preview, external' });
  await expect.element(outside).toBeInTheDocument();
  press(outside);
  const large = screen.getByRole('dialog', { name: 'Enlarged preview' });
  await expect.element(large.getByRole('img', { name: 'Door preview, external' })).toBeInTheDocument();
});

test('the enlarged preview changes to the drawing with sizes, and Escape closes it', async () => {
  const { screen } = await renderInDesigner(() => <PreviewStage />);
  press(screen.getByRole('button', { name: 'Enlarge preview' }));
  const dialog = screen.getByRole('dialog', { name: 'Enlarged preview' });
  await expect.element(dialog).toBeInTheDocument();
  press(dialog.getByRole('button', { name: 'Dimensions' }));
  await expect.element(dialog.getByRole('img', { name: 'Drawing with sizes, external' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('from inside, where no wall is seen, the light is chosen and no wall', async () => {
  const { screen } = await renderInDesigner(() => <PreviewStage />);
  const wall = screen.getByRole('button', { name: /^Wall: / });
  await expect.element(wall).toBeInTheDocument();
  press(screen.getByRole('button', { name: 'Internal' }));
  await expect.element(screen.getByRole('button', { name: /^Time of day: / })).toBeInTheDocument();
  await expect.element(wall).not.toBeInTheDocument();
  press(screen.getByRole('button', { name: 'Enlarge preview' }));
  const dialog = screen.getByRole('dialog', { name: 'Enlarged preview' });
  await expect.element(dialog.getByRole('slider', { name: 'Time of day' })).toBeInTheDocument();
  expect(dialog.getByRole('radio').elements()).toEqual([]);
  press(dialog.getByRole('button', { name: 'External' }));
  await expect.element(dialog.getByRole('radio', { name: 'Brick' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
});
