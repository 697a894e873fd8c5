import { type StageWall, stageWalls } from '@door/domain/catalogue/rows/walls';
import { expect, test, vi } from 'vitest';
import { renderInDesigner } from '../state/testing/render-in-designer.tsx';
import type { Scenery } from './scenery.ts';
import { LightMenu, WallChoice, WallMenu } from './wall-choice.tsx';

const inStudio: Scenery = { wall: 'studio', timeOfDay: null };

const renderChoice = async (scenery: Scenery) => {
  const onChoose = vi.fn<(scenery: Scenery) => void>();
  const onEditHouse = vi.fn<() => void>();
  const { screen } = await renderInDesigner(() => (
    <WallChoice scenery={scenery} onChoose={onChoose} onEditHouse={onEditHouse} />
  ));
  return { screen, onChoose, onEditHouse };
};

test('a wall is chosen by its name', async () => {
  const { screen, onChoose } = await renderChoice(inStudio);
  await expect.element(screen.getByRole('radio', { name: 'Studio' })).toBeChecked();
  await screen.getByRole('radio', { name: 'Brick' }).click({ force: true });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ ...inStudio, wall: 'brick' });
});

test('every front of a house has a piece of its own on the button that opens the menu', async () => {
  const pieceOf = async (wall: StageWall) => {
    const { screen } = await renderInDesigner(() => (
      <WallMenu scenery={{ wall, timeOfDay: null }} onChoose={() => undefined} />
    ));
    const button = screen.getByRole('button', { name: /^Wall: / });
    await expect.element(button).toBeVisible();
    const piece = button.element().querySelector('.wall-piece');
    const { backgroundImage, backgroundColor } = getComputedStyle(piece ?? button.element());
    await screen.unmount();
    return `${backgroundImage} ${backgroundColor}`;
  };
  const pieces = new Set<string>();
  for (const wall of stageWalls) pieces.add(await pieceOf(wall));
  expect(pieces.size).toBe(stageWalls.length);
});

test('the time of day goes from day to dusk by a slider, for every wall', async () => {
  const { screen, onChoose } = await renderChoice(inStudio);
  const slider = screen.getByRole('slider', { name: 'Time of day' });
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Day');
  await slider.fill('20');
  expect(onChoose).toHaveBeenLastCalledWith({ wall: 'studio', timeOfDay: 1 });
});

test('without a photo the own house asks for one', async () => {
  const { screen, onChoose, onEditHouse } = await renderChoice(inStudio);
  await screen.getByRole('radio', { name: 'Your house' }).click({ force: true });
  expect(onEditHouse).toHaveBeenCalledOnce();
  expect(onChoose).not.toHaveBeenCalled();
});

test('the light has a picture of its own at every time of day', async () => {
  const pictureAt = async (timeOfDay: number) => {
    const { screen } = await renderInDesigner(() => (
      <LightMenu scenery={{ wall: 'studio', timeOfDay }} onChoose={() => undefined} />
    ));
    const button = screen.getByRole('button', { name: /^Time of day: / });
    await expect.element(button).toBeVisible();
    const picture = button.element().querySelector('.view-picture svg')?.innerHTML ?? '';
    await screen.unmount();
    return picture;
  };
  const [day, dusk] = [await pictureAt(0), await pictureAt(1)];
  expect(day).not.toBe('');
  expect(dusk).not.toBe(day);
});
