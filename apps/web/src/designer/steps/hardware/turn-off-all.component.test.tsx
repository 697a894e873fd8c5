import { hardwareKinds } from '@door/domain/door/model/hardware-kinds';
import { expect, test } from 'vitest';
import { renderInDesigner } from '../../state/testing/render-in-designer.tsx';
import { TurnOffAll } from './turn-off-all.tsx';

test('one button takes all hardware off, and has nothing to do then [4.26]', async () => {
  const { screen, store } = await renderInDesigner(() => <TurnOffAll />);
  const button = screen.getByRole('button', { name: 'Turn off all hardware' });
  await button.click();
  const { handleType, chosen } = store.current().shown.hardware;
  expect([handleType, ...hardwareKinds.map((kind) => chosen[kind])].every((each) => each === null)).toBe(true);
  await expect.element(button).toBeDisabled();
});
