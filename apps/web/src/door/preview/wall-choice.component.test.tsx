import { expect, test, vi } from 'vitest';
import { renderInDesigner } from '../designer/testing/render-in-designer.tsx';
import type { Scenery } from './scenery.ts';
import { WallChoice } from './wall-choice.tsx';

const inStudio: Scenery = { wall: 'studio', timeOfDay: null };

const renderChoice = async (scenery: Scenery, side: 'external' | 'internal' = 'external') => {
  const onChoose = vi.fn<(scenery: Scenery) => void>();
  const onEditHouse = vi.fn<() => void>();
  const { screen } = await renderInDesigner(() => (
    <WallChoice scenery={scenery} side={side} onChoose={onChoose} onEditHouse={onEditHouse} />
  ));
  return { screen, onChoose, onEditHouse };
};

test('a wall is chosen by its name', async () => {
  const { screen, onChoose } = await renderChoice(inStudio);
  await expect.element(screen.getByRole('radio', { name: 'Studio' })).toBeChecked();
  await screen.getByRole('radio', { name: 'Brick' }).click({ force: true });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ ...inStudio, wall: 'brick' });
});

test('a wall outside has an evening, which the same button ends', async () => {
  const { screen, onChoose } = await renderChoice({ wall: 'brick', timeOfDay: 'dusk' });
  const evening = screen.getByRole('button', { name: 'Evening', pressed: true });
  await evening.click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ wall: 'brick', timeOfDay: 'day' });
});

test.each([
  ['the studio', inStudio, 'external'],
  ['the room inside', { wall: 'brick', timeOfDay: null }, 'internal'],
] as const)('%s has no evening', async (_, scenery, side) => {
  const { screen } = await renderChoice(scenery, side);
  expect(screen.getByRole('button', { name: 'Evening' }).elements()).toEqual([]);
});

test('without a photo the own house asks for one', async () => {
  const { screen, onChoose, onEditHouse } = await renderChoice(inStudio);
  await screen.getByRole('radio', { name: 'Your house' }).click({ force: true });
  expect(onEditHouse).toHaveBeenCalledOnce();
  expect(onChoose).not.toHaveBeenCalled();
});
