import { offeredHandleTypes } from '@door/domain/hardware/offer-hardware';
import { aContext } from '@door/domain/testing/a-context';
import { expect, test } from 'vitest';
import { renderInDesigner } from '../../designer/testing/render-in-designer.tsx';
import { HandleTypes } from './handle-types.tsx';

test('a chosen handle is the door’s handle and the tile that is marked', async () => {
  const { screen, store } = await renderInDesigner(() => <HandleTypes />);
  const other = offeredHandleTypes(store.current().shown, aContext()).find(({ chosen, whyNot }) => !chosen && !whyNot);
  if (!other) throw new Error('The catalogue has one handle only.');
  const tile = screen.getByRole('radio', { name: other.value.name });
  await tile.click({ force: true });
  await expect.element(tile).toBeChecked();
  expect(store.current().shown.hardware.handleType).toBe(other.value.handleType);
});
