import { templateId } from '@door/domain/door/model/ids';
import { expect, test } from 'vitest';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import { ToastRegion } from '../../shared/toasts/toast-region.tsx';
import { stopClock } from '../../shared/testing/stop-clock.ts';
import { KeepTools } from './keep-tools.tsx';

test('a heart keeps the door with one tap; a second tap gives it up, and it can be put back', async () => {
  stopClock();
  const { screen, store } = await renderInDesigner(() => (
    <>
      <div style={{ position: 'relative', height: 800 }}>
        <KeepTools />
      </div>
      <ToastRegion />
    </>
  ));
  const heart = screen.getByRole('button', { name: 'Keep this door' });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByRole('link', { name: '1 kept door' })).toBeVisible();
  store.choose({ type: 'frame.choose', templateId: templateId('surround') });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  store.undo();
  await heart.click();
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: /^Put it back/ }).click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
});
