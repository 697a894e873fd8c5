import { useState } from 'react';
import type { StageWall } from '@door/domain/catalogue/rows/walls';
import { expect, test } from 'vitest';
import { renderInDesigner } from '../state/testing/render-in-designer.tsx';
import { useDesigner } from '../state/use-designer.ts';
import { RoomPicture } from './room-picture.tsx';

function BetweenWalls() {
  const { item, context } = useDesigner();
  const [wall, setWall] = useState<StageWall>('stone');
  return (
    <>
      <button type="button" onClick={() => setWall('brick')}>
        Brick
      </button>
      <div style={{ position: 'relative', width: 600, height: 600 }}>
        <RoomPicture item={item} context={context} side="external" wall={wall} timeOfDay={0} />
      </div>
    </>
  );
}

test('another wall behind the same door is another picture', async () => {
  const { screen } = await renderInDesigner(() => <BetweenWalls />);
  const wall = () => document.querySelector('[data-layer$=" scene"]')?.innerHTML ?? '';
  const toneOfStones = '#bfb29b';
  await expect.poll(wall).toContain(toneOfStones);
  await screen.getByRole('button', { name: 'Brick' }).click();
  await expect.poll(wall).not.toContain(toneOfStones);
});
