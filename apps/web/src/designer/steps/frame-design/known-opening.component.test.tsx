import { templateId } from '@door/domain/door/model/ids';
import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { renderInDesigner } from '../../state/testing/render-in-designer.tsx';
import { FrameDesignStep } from './frame-design-step.tsx';
import { KnownOpening } from './known-opening.tsx';

const renderOpening = async () => {
  const rendered = await renderInDesigner(() => <KnownOpening />);
  await rendered.screen.getByRole('button', { name: /^I know my opening/ }).click();
  const width = rendered.screen.getByRole('spinbutton', { name: 'Opening width' });
  await expect.element(width).toBeVisible();
  return { ...rendered, width };
};

test('the fields are hidden until they are asked for', async () => {
  const { screen } = await renderInDesigner(() => <KnownOpening />);
  await expect.element(screen.getByRole('spinbutton', { name: 'Opening width' })).not.toBeInTheDocument();
});

test('a typed opening makes the door set 10 mm smaller, and stands beside the heading', async () => {
  const { screen, store, width } = await renderOpening();
  await width.fill('1040');
  expect(store.current().shown.frame.overall.width).toBe(1030);
  await expect.element(screen.getByRole('button', { name: /I know my opening.*1040/ })).toBeVisible();
  await expect.element(screen.getByText(/overall 1030 × \d+ mm/)).toBeVisible();
});

test('both numbers typed one after another with Tab between are taken', async () => {
  const { screen, store, width } = await renderOpening();
  await width.fill('1040');
  await userEvent.tab();
  await screen.getByRole('spinbutton', { name: 'Opening height' }).fill('2120');
  await userEvent.tab();
  expect(store.current().shown.frame.overall).toEqual({ width: 1030, height: 2110 });
});

/** Between two of these the page has no time to render all of it. */
function type(field: Locator, text: string): void {
  const input = field.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('A size is typed into an input.');
  // As a keyboard does: React hears of it, which it does not of a value that is set by a script.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

test('a frame that is pressed right after an opening was typed is made for that opening', async () => {
  const { screen, store } = await renderInDesigner(({ store: designer }) => {
    if (!designer.current().started) designer.choose({ type: 'frame.choose', templateId: templateId('surround') });
    return <FrameDesignStep />;
  });
  await screen.getByRole('button', { name: /^I know my opening/ }).click();
  const width = screen.getByRole('spinbutton', { name: 'Opening width' });
  await expect.element(width).toBeVisible();
  const mullion = screen.getByRole('radio', { name: 'Single Door with Both Sidelights with Mullion & Fanlight' });
  const tile = mullion.element();
  type(width, '1920');
  if (tile instanceof HTMLElement) tile.click();
  const { templateId: chosen, frame } = store.current().shown;
  expect([chosen, frame.overall.width]).toEqual(['surround-mullion', 1910]);
});

test('the side that was typed before is kept also where the page has had no time to render all of it', async () => {
  const { screen, store, width } = await renderOpening();
  const height = screen.getByRole('spinbutton', { name: 'Opening height' });
  type(width, '1040');
  await Promise.resolve();
  type(height, '2120');
  expect(store.current().shown.frame.overall).toEqual({ width: 1030, height: 2110 });
});

test('an opening beyond the limits is refused with its limits, and the door and what is typed stay as they were', async () => {
  const { screen, store, width } = await renderOpening();
  const before = store.current().shown;
  await width.fill('9999');
  await expect.element(screen.getByText(/^Between \d+ and \d+ mm for this frame\.$/)).toBeVisible();
  await userEvent.tab();
  await expect.element(width).toHaveValue('9999');
  expect(store.current().shown).toBe(before);
});

test('an opening that is the frame’s own by chance stays when it was typed; another frame in its own size forgets it', async () => {
  const { screen, store, width } = await renderOpening();
  const { overall } = store.current().shown.frame;
  await width.fill('');
  await userEvent.keyboard(String(overall.width + 10));
  await expect.element(screen.getByRole('button', { name: /I know my opening.*\d+ × \d+/ })).toBeVisible();
  expect(store.current().typedSize).toEqual(overall);
  store.choose({ type: 'frame.choose', templateId: templateId('left') });
  expect(store.current().typedSize).toBeNull();
});
