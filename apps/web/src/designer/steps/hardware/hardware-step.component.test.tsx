import { hardwareKinds } from '@door/domain/door/model/hardware-kinds';
import { designId } from '@door/domain/door/model/ids';
import { hardwareKindMessages } from '@door/domain/messages/english/choosing';
import { expect, test } from 'vitest';
import { groupsOn, renderInDesigner } from '../../state/testing/render-in-designer.tsx';
import { HardwareStep } from './hardware-step.tsx';

const pieces = hardwareKinds.map((kind) => hardwareKindMessages[kind].heading);

test('has a section for each piece, all but the handle with None, and none for the colour of the hinges [2.40 2.41 2.43]', async () => {
  const { screen } = await renderInDesigner(() => <HardwareStep />);
  const group = (name: string) => screen.getByRole('radiogroup', { name, exact: true });
  await expect.element(group('Hinge Side').getByRole('radio', { name: 'Left' })).toBeInTheDocument();
  const ways = ['Hinge Side', 'Opens'];
  expect(groupsOn(screen)).toEqual(['Select Handle Type', 'Select Hardware Finish', ...pieces, ...ways]);
  const piecesWithNone = pieces.filter(
    (piece) => group(piece).getByRole('radio', { name: 'None', exact: true }).elements().length === 1,
  );
  expect(piecesWithNone).toEqual(pieces.filter((piece) => piece !== hardwareKindMessages.handle.heading));
  expect(group('Hinge Side').getByRole('radio').elements()).toHaveLength(2);
  await expect
    .element(group('Select Hardware Finish').getByRole('radio', { name: 'Gold', exact: true }), {
      message: 'no page chooses',
    })
    .toBeChecked();
});

test('a letter plate is placed where the design has two heights, and a door opens outwards where that is sold', async () => {
  const { screen, store } = await renderInDesigner(() => <HardwareStep />);
  const heights = screen.getByRole('radiogroup', { name: 'Letter Plate Height' });
  await expect.element(screen.getByRole('radiogroup', { name: 'Opens' })).toBeInTheDocument();
  expect(heights.elements()).toEqual([]);
  store.choose({ type: 'design.choose', designId: designId(15) });
  await heights.getByRole('radio', { name: '760 mm' }).click({ force: true });
  await screen.getByRole('radio', { name: 'Outwards' }).click({ force: true });
  const { hardware, opens } = store.current().shown;
  expect([hardware.letterPlateHeight, opens]).toEqual([760, 'Out']);
});

test('shows an installer the colour of the hinges too [2.44 6.7]', async () => {
  const { screen } = await renderInDesigner(() => <HardwareStep />, { mode: 'installer' });
  const colours = screen.getByRole('radiogroup', { name: 'Hinge Colour' }).getByRole('radio');
  await expect.element(colours.first()).toBeInTheDocument();
});

test('a tile that cannot be chosen says why, and a button makes it possible', async () => {
  const { screen, store } = await renderInDesigner(() => <HardwareStep />);
  const refused = screen.getByRole('radio', { disabled: true }).first();
  await expect.element(refused).toBeInTheDocument();
  const suggestion = refused.element().getAttribute('aria-label') ?? '';
  const before = store.current().shown;
  await refused.click({ force: true });
  const note = screen.getByRole('note');
  await expect.element(note).toBeVisible();
  expect(store.current().shown, 'the choice is not changed').toBe(before);
  await note.getByRole('button', { name: /^(?:Use|Make) / }).click();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(screen.getByRole('radio', { name: suggestion, exact: true }).first()).toBeEnabled();
});
