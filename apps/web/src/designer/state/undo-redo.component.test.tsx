import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInDesigner } from './testing/render-in-designer.tsx';
import { UndoRedo } from './undo-redo.tsx';

const renderUndoRedo = () =>
  renderInDesigner(({ store }) => (
    <>
      <UndoRedo store={store} />
      <input aria-label="Name" />
    </>
  ));

test('without a choice there is nothing to undo, and no button', async () => {
  const { screen } = await renderUndoRedo();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

describe('after a choice', () => {
  const renderAfterChoice = async () => {
    const rendered = await renderUndoRedo();
    rendered.store.start();
    rendered.store.choose({ type: 'hand.choose', hand: 'right' });
    const hand = () => rendered.store.current().shown.hand;
    await expect.element(rendered.screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    return { ...rendered, hand };
  };

  test('the buttons undo and redo it', async () => {
    const { screen, hand } = await renderAfterChoice();
    await expect.element(screen.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('button', { name: 'Undo' }).click();
    expect(hand()).toBe('left');
    await screen.getByRole('button', { name: 'Redo' }).click();
    expect(hand()).toBe('right');
  });

  test('so do Ctrl+Z and Ctrl+Shift+Z', async () => {
    const { hand } = await renderAfterChoice();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(hand()).toBe('left');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(hand()).toBe('right');
  });

  test('in a text field Ctrl+Z belongs to what was typed', async () => {
    const { screen, hand } = await renderAfterChoice();
    await screen.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(hand()).toBe('right');
  });
});
