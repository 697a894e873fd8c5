import { eveningAt } from '@door/drawing/evening/evening-at';
import { afterEach, expect, test } from 'vitest';
import { renderInDesigner } from '../state/testing/render-in-designer.tsx';
import { FrameDesignStep } from '../steps/frame-design/frame-design-step.tsx';
import { tileLight } from './tile-light.ts';

afterEach(() => tileLight.set({ time: 0, evening: null }));

test('doors on tiles are drawn in the light of the stage, and from memory in one that was shown before', async () => {
  const { screen } = await renderInDesigner(() => <FrameDesignStep />);
  const address = () => screen.container.querySelector('.tile-frame > img')?.getAttribute('src') ?? null;
  await expect.poll(address).not.toBeNull();
  const byDay = address();
  tileLight.set({ time: 1, evening: eveningAt(1) });
  await expect.poll(address).not.toBe(byDay);
  const atDusk = address();
  tileLight.set({ time: 0, evening: null });
  await expect.poll(address).toBe(byDay);
  tileLight.set({ time: 1, evening: eveningAt(1) });
  await expect.poll(address).toBe(atDusk);
});
