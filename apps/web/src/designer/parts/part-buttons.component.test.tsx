import { templateId, themeId } from '@door/domain/door/model/ids';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { holdIdleWork } from '../../shared/scheduling/scheduling.ts';
import { renderInDesigner } from '../state/testing/render-in-designer.tsx';
import { PartButtons } from './part-buttons.tsx';

const plan = () => ({ view: { x: -50, y: -50, width: 2400, height: 2500 } });

const press = (button: Locator) => button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));

const renderParts = (width = 400, height = 600) =>
  renderInDesigner(({ store }) => {
    if (!store.current().started) store.choose({ type: 'frame.choose', templateId: templateId('surround') });
    return (
      <div data-testid="picture" style={{ position: 'relative', width, height }}>
        <PartButtons side="external" plan={plan} />
      </div>
    );
  });

test('a part is reached by Tab and the arrow keys, opens its choices, and has the focus back after Escape', async () => {
  const { screen } = await renderParts();
  await expect.element(screen.getByRole('button', { name: /^Door: / })).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: /^Door: / })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  const handle = screen.getByRole('button', { name: /^Handle: / });
  await expect.element(handle).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('dialog', { name: 'Handle' });
  await expect.element(panel.getByRole('radiogroup', { name: 'Select Handle Type' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(handle).toHaveFocus();
});

test('the name of a part that has the focus stands inside a small picture', async () => {
  await page.viewport(320, 568);
  const { screen } = await renderParts(300, 260);
  const door = screen.getByRole('button', { name: /^Door: / });
  await expect.element(door).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(door).toHaveFocus();
  const picture = screen.getByTestId('picture').element().getBoundingClientRect();
  const parts = screen.getByRole('button').elements();
  expect(parts.length).toBeGreaterThan(6);
  const faults: string[] = [];
  for (const part of parts) {
    await userEvent.keyboard('{ArrowRight}');
    const name = document.activeElement?.querySelector('.part-name');
    const { left, right, top, bottom } = name?.getBoundingClientRect() ?? part.getBoundingClientRect();
    const isInside = left >= picture.left && right <= picture.right && top >= picture.top && bottom <= picture.bottom;
    if (!isInside) faults.push(`${name?.textContent ?? ''}: ${left} to ${right}, ${top} to ${bottom}`);
  }
  expect(faults).toEqual([]);
});

test('one part is in the tab order, whichever it is', async () => {
  const { screen } = await renderParts();
  await expect.element(screen.getByRole('button', { name: /^Frame: / })).toBeInTheDocument();
  const inOrder = screen
    .getByRole('button')
    .elements()
    .filter((button) => button.getAttribute('tabindex') === '0');
  expect(inOrder).toHaveLength(1);
});

test('glass that is chosen around the door leaves the door as it is', async () => {
  const { screen, store } = await renderParts();
  press(screen.getByRole('button', { name: /^Fanlight: / }));
  const panel = screen.getByRole('dialog', { name: 'Fanlight' });
  await panel.getByRole('radio', { name: 'Around the door' }).click({ force: true });
  await panel.getByRole('radio', { name: 'Clear', exact: true }).first().click({ force: true });
  expect(store.current().shown.glass.frame).toEqual({ kind: 'own', glazing: { kind: 'clear' } });
  expect(store.current().shown.glass.door.kind).toBe('none-chosen');
});

test('a glass for one pane is shown on the backing that it comes with, and on its own where it is chosen', async () => {
  const { screen, store } = await renderParts();
  store.choose({ type: 'glass.chooseForDoor', glazing: { kind: 'theme', themeId: themeId(1) } });
  store.choose({ type: 'glass.chooseBacking', backing: 'Flemish' });
  const panel = screen.getByRole('dialog', { name: 'Fanlight' });
  const radio = (group: string, name: string) =>
    panel.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
  const choose = (group: string, name: string) => radio(group, name).click({ force: true });
  const picture = () =>
    radio('Glass', 'Diamond Lead').element().closest('label')?.querySelector('img')?.getAttribute('src');
  /** A tile keeps its older picture until the new one is ready, so the panel is opened once the door is as it is `named`. */
  const openForThisPane = async (named: string) => {
    const fanlight = screen.getByRole('button', { name: named, exact: true });
    await expect.element(fanlight).toBeInTheDocument();
    press(fanlight);
    await panel.getByRole('radio', { name: 'Only here' }).click({ force: true });
  };
  await openForThisPane('Fanlight: Diamond Lead, on Flemish');
  await expect.poll(picture).toBeTruthy();
  const onFlemish = picture();
  await choose('Glass', 'Clear');
  // For a moment it has none.
  await expect.poll(() => [undefined, onFlemish].includes(picture())).toBe(false);
  const asClicked = picture();
  await choose('Glass', 'Diamond Lead');
  await expect.poll(() => store.current().shown.glass.partBacking.fanlight).toBe('Clear');
  await panel.getByRole('button', { name: 'Done' }).click({ force: true });
  await openForThisPane('Fanlight: Diamond Lead, on Clear');
  await expect.poll(picture).toBe(asClicked);
  await choose('Backing Glass', 'Flemish');
  await expect.poll(picture).toBe(onFlemish);
});

test('a piece that is not on the door is added from the door', async () => {
  const { screen, store } = await renderParts();
  store.choose({ type: 'hardware.choose', kind: 'letterPlate', stock: null });
  press(screen.getByRole('button', { name: /^Door: / }));
  await screen.getByRole('button', { name: 'Add letter plate' }).click();
  const panel = screen.getByRole('dialog', { name: 'Letter Plate' });
  await expect.element(panel.getByRole('radio', { name: 'None' })).toBeChecked();
});

test('in a panel, a choice that cannot be had is a whole suggestion, which Escape closes before the panel, and which can be carried out', async () => {
  const { screen, store } = await renderParts();
  press(screen.getByRole('button', { name: /^Handle: / }));
  const panel = screen.getByRole('dialog', { name: 'Handle' });
  const handles = panel.getByRole('radiogroup', { name: 'Select Handle Type' });
  await expect.element(handles).toBeVisible();
  const refused = handles.element().querySelector('[aria-disabled=true]')?.getAttribute('aria-label') ?? '';
  const requested = handles.getByRole('radio', { name: refused, exact: true });
  const before = store.current().shown.hardware.handleType;
  let drawTiles = () => undefined as void;
  holdIdleWork(new Promise<void>((done) => (drawTiles = done)));
  await requested.click({ force: true });
  const note = panel.getByRole('note');
  await expect.element(note.getByText('Now', { exact: true })).toBeVisible();
  await expect.element(note.getByText('Then', { exact: true })).toBeVisible();
  // The two pictures that somebody waits for do not wait for those of the tiles.
  await expect.poll(() => note.element().querySelectorAll('img').length).toBe(2);
  drawTiles();
  const { scrollWidth, clientWidth } = note.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await userEvent.keyboard('{Escape}');
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(panel).toBeVisible();
  await expect.element(requested).toHaveFocus();
  await requested.click({ force: true });
  await note.getByRole('button', { name: /^Use / }).first().click();
  await expect.element(panel).toBeVisible();
  await expect.poll(() => store.current().shown.hardware.handleType).not.toBe(before);
  await expect.element(requested).toBeChecked();
});

test('which side the hinges are on is chosen at the door, from outside too', async () => {
  const { screen, store } = await renderParts();
  press(screen.getByRole('button', { name: /^Door: / }));
  const { hand } = store.current().shown;
  const other = screen
    .getByRole('dialog', { name: 'Door' })
    .getByRole('radio', { name: hand === 'left' ? 'Right' : 'Left' });
  await other.click({ force: true });
  await expect.poll(() => store.current().shown.hand).not.toBe(hand);
});
