import { designId, templateId, themeId } from '@door/domain/door/model/ids';
import { expect, test } from 'vitest';
import { groupsOn, renderInDesigner } from '../../state/testing/render-in-designer.tsx';
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

test('one pane around the door gets glass of its own, and one gets a backing of its own', async () => {
  const { screen, store } = await renderInDesigner(({ store: designer }) => {
    if (!designer.current().started) {
      designer.choose({ type: 'frame.choose', templateId: templateId('surround') });
      designer.choose({ type: 'glass.chooseForDoor', glazing: { kind: 'clear' } });
      designer.choose({ type: 'glass.differentFrame', on: true });
    }
    return <GlassStep />;
  });
  const choose = (group: string, name: string) =>
    screen
      .getByRole('radiogroup', { name: group, exact: true })
      .getByRole('radio', { name, exact: true })
      .click({ force: true });
  await choose('Glass for', 'Fanlight');
  await choose('Frame Glass', 'Diamond Lead');
  const diamond = { kind: 'theme', themeId: 1 };
  expect(store.current().shown.glass.frame).toMatchObject({
    glazing: { kind: 'clear' },
    ofPart: { fanlight: diamond },
  });
  await choose('Glass for', 'All');
  await expect.element(screen.getByText('Not the same in all')).toBeVisible();
  await choose('Backing for', 'Left');
  await choose('Backing Glass', 'Minster');
  expect(store.current().shown.glass).toMatchObject({
    doorBacking: 'Clear',
    partBacking: { 'left-sidelight': 'Minster', 'right-sidelight': 'Clear' },
  });
});

test('backing glass is offered only behind glass, and every glass of the door for the frame too [2.49-2.52]', async () => {
  const { screen } = await renderInDesigner(
    ({ store }) => {
      if (!store.current().started) store.choose({ type: 'frame.choose', templateId: templateId('left') });
      return <GlassStep />;
    },
    { ui: { showUnglazed: true } },
  );
  const group = (name: string) => screen.getByRole('radiogroup', { name, exact: true });
  const choose = (of: string, name: string) =>
    group(of).getByRole('radio', { name, exact: true }).click({ force: true });
  const namesOf = (of: string) =>
    group(of)
      .getByRole('radio')
      .elements()
      .map((radio) => radio.getAttribute('aria-label'));
  const separately = screen.getByRole('switch', { name: 'Use different frame glass' });
  await expect.element(separately).not.toBeChecked();
  expect(groupsOn(screen)).toEqual(['Door Glass']);
  await choose('Door Glass', 'Clear');
  await expect.element(group('Backing Glass')).toBeInTheDocument();
  expect(groupsOn(screen)).toEqual(['Door Glass', 'Backing for', 'Backing Glass']);
  await separately.click({ force: true });
  await expect.element(group('Frame Glass')).toBeInTheDocument();
  expect(namesOf('Frame Glass')).toEqual(namesOf('Door Glass'));
  await choose('Door Glass', 'Unglazed');
  await expect.element(group('Backing Glass'), { message: 'behind the sidelight’s own glass' }).toBeInTheDocument();
  await separately.click({ force: true });
  await expect.element(group('Frame Glass')).not.toBeInTheDocument();
  await expect.element(group('Backing Glass')).not.toBeInTheDocument();
});

test('a theme that takes another backing, or none, resets the backing with a message', async () => {
  const { screen, toasts } = await renderInDesigner(({ store }) => {
    if (!store.current().started) {
      store.choose({ type: 'glass.chooseForDoor', glazing: { kind: 'theme', themeId: themeId(1) } });
      store.choose({ type: 'glass.chooseBacking', backing: 'Flemish' });
    }
    return <GlassStep />;
  });
  const backing = screen.getByRole('radiogroup', { name: 'Backing Glass' });
  await expect.element(backing.getByRole('radio', { name: 'Flemish' })).toBeChecked();
  expect(toasts).toEqual([]);
  await screen.getByRole('radio', { name: 'Orphan' }).click({ force: true });
  await expect.element(backing).not.toBeInTheDocument();
  expect(toasts).toEqual(['Backing Glass has been Reset']);
});

test('Unglazed is not offered where the supplier does not sell it [2.47]', async () => {
  const { screen } = await renderInDesigner(() => <GlassStep />, { ui: { showUnglazed: false } });
  await expect.element(screen.getByRole('radio', { name: 'Clear', exact: true })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Unglazed' }).elements()).toEqual([]);
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
