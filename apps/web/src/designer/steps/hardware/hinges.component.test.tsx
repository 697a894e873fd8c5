import { handOptions } from '@door/domain/door/design/hand-options';
import { hingeColourOptions } from '@door/domain/door/hardware/hardware-options';
import { aContext } from '@door/domain/testing/a-context';
import type { Hand } from '@door/domain/door/model/door-values';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { catalogue } from '../../../shared/testing/fakes.ts';
import { renderInDesigner } from '../../state/testing/render-in-designer.tsx';
import { useDesigner } from '../../state/use-designer.ts';
import { Hinges } from './hinges.tsx';

test('the hinge side that is chosen is the door’s hand, and the heading says it', async () => {
  const { screen, store } = await renderInDesigner(() => <Hinges showColour />);
  expect(handOptions(store.current().shown, aContext()).map(({ value }) => value)).toEqual(['left', 'right']);
  const right = screen.getByRole('radiogroup', { name: 'Hinge Side' }).getByRole('radio', { name: /^Right/ });
  await right.click({ force: true });
  await expect.element(right).toBeChecked();
  expect(store.current().shown.hand).toBe('right');
});

test('the door is drawn ahead with the hinge side that a pointer rests on, and stays as it is', async () => {
  const drawnAhead: Hand[] = [];
  function Preview() {
    const { registerPreview } = useDesigner();
    useEffect(() => registerPreview(({ hand }) => [() => drawnAhead.push(hand)]), [registerPreview]);
    return null;
  }
  const { screen, store } = await renderInDesigner(() => (
    <>
      <Preview />
      <Hinges showColour />
    </>
  ));
  const right = screen.getByRole('radiogroup', { name: 'Hinge Side' }).getByRole('radio', { name: /^Right/ });
  await right.hover({ force: true });
  await expect.poll(() => drawnAhead).toContain('right');
  expect(store.current().shown.hand).toBe('left');
});

test('a hinge colour that is chosen is the colour of the door’s hinges', async () => {
  const { screen, store } = await renderInDesigner(() => <Hinges showColour />);
  const other = hingeColourOptions(store.current().shown, catalogue).find(
    ({ chosen, disabledReason }) => !chosen && !disabledReason,
  );
  if (!other) throw new Error('The catalogue has one hinge colour only.');
  const tile = screen.getByRole('radio', { name: other.value.name });
  await tile.click({ force: true });
  await expect.element(tile).toBeChecked();
  expect(store.current().shown.hardware.hingeColour).toBe(other.value.name);
});

test('a supplier with one hinge colour offers none', async () => {
  const { screen } = await renderInDesigner(() => <Hinges showColour={false} />);
  await expect.element(screen.getByRole('radiogroup', { name: 'Hinge Side' })).toBeVisible();
  expect(screen.getByRole('radiogroup', { name: 'Hinge Colour' }).elements()).toEqual([]);
});
