import { designId, templateId } from '@door/domain/model/ids';
import { expect, test } from 'vitest';
import { renderInDesigner } from '../../designer/testing/render-in-designer.tsx';
import { GlassStep } from './glass-step.tsx';

test('a door with nothing beside it has glass of its own only', async () => {
  const { screen } = await renderInDesigner(() => <GlassStep />);
  await expect.element(screen.getByRole('radiogroup', { name: 'Door Glass' })).toBeVisible();
  expect(screen.getByRole('switch').elements()).toEqual([]);
});

test('frame glass is chosen apart from the door glass once the switch is on', async () => {
  const { screen, store } = await renderInDesigner(({ store: designer }) => {
    if (!designer.current().started) designer.choose({ type: 'frame.choose', templateId: templateId('surround') });
    return <GlassStep />;
  });
  const separately = screen.getByRole('switch', { name: 'Use different frame glass' });
  await expect.element(separately).not.toBeChecked();
  expect(screen.getByRole('radiogroup', { name: 'Frame Glass' }).elements()).toEqual([]);
  await separately.click({ force: true });
  await screen
    .getByRole('radiogroup', { name: 'Frame Glass' })
    .getByRole('radio', { name: 'Clear' })
    .click({ force: true });
  expect(store.current().shown.glass.frame).toEqual({ kind: 'own', glazing: { kind: 'clear' } });
  expect(store.current().shown.glass.door.kind).not.toBe('clear');
});

test('a solid door says that it has no glass, and shows designs of its family that have some', async () => {
  const { screen, store } = await renderInDesigner(({ store: designer }) => {
    if (!designer.current().started) designer.choose({ type: 'design.choose', designId: designId(15) });
    return <GlassStep />;
  });
  await expect.element(screen.getByText(/Flush is a solid door: it has no glass/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Clear' }).elements()).toEqual([]);
  await screen.getByRole('radio', { name: 'Centre Slot' }).click({ force: true });
  expect(store.current().shown.designId).toBe(designId(18));
  await expect.element(screen.getByRole('radio', { name: 'Clear' })).toBeVisible();
});
