import { expect } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { KeyboardVisitor } from './keyboard.ts';
import { Visitor } from './visitor.ts';
import { test } from './shared-server.ts';

test.describe.configure({ timeout: 600_000 });

test('a door is designed and sent with the keyboard only', async ({ page }) => {
  await new Visitor(page).opens('/');
  const visitor = new KeyboardVisitor(page);
  const faults: string[] = [];
  const goesOn = async (step: number) => {
    faults.push(...(await axeViolations(page)));
    await visitor.goesOn(step);
  };
  await test.step('the frame, and an opening by arrow keys', () => choosesFrameAndOpening(visitor));
  await goesOn(2);
  await test.step('a design among the filtered ones, taken back and brought again', () => choosesDesign(visitor));
  await goesOn(3);
  await visitor.choosesByArrows('Door Colour', 'Slate Grey');
  await goesOn(4);
  await test.step('why not', () => asksDisabledReason(visitor));
  await goesOn(5);
  await test.step('all choices, and a closer look', () => looksAtDoor(visitor));
  await goesOn(6);
  await test.step('an enquiry with mistakes', () => sends(visitor));
  await new Visitor(page).isConfirmed();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // In every state and both themes axe looks in a sweep.
  expect(faults).toEqual([]);
});

async function choosesFrameAndOpening(visitor: KeyboardVisitor) {
  const { page } = visitor;
  await visitor.choosesByArrows('Frame Design', 'Single Door with Both Sidelights');
  await new Visitor(page).isConfigured();
  const frame = page.getByRole('radio', { name: 'Single Door with Both Sidelights', exact: true });
  await expect(frame, 'a dialog that came and went gives the focus back').toBeFocused();
  await visitor.tabsTo(page.getByRole('button', { name: 'I know my opening' }));
  await visitor.presses('Enter');
  const width = page.getByRole('spinbutton', { name: 'Opening width' });
  await visitor.tabsTo(width);
  const before = Number(await width.inputValue());
  await visitor.presses('ArrowUp', 'Shift+ArrowUp', 'ArrowDown', 'ArrowUp');
  await expect(width).toHaveValue(String(before + 11));
}

async function choosesDesign(visitor: KeyboardVisitor) {
  const { page } = visitor;
  await visitor.pressesButton('Cottage');
  await visitor.choosesByArrows('Select Design', 'Cottage Square');
  const design = page.getByRole('radio', { name: 'Cottage Square', exact: true });
  await visitor.presses('Control+z');
  await expect(design).not.toBeChecked();
  await expect(design, 'what is taken back keeps the focus where it is').toBeFocused();
  await visitor.presses('Control+Shift+z');
  await expect(design).toBeChecked();
}

async function asksDisabledReason(visitor: KeyboardVisitor) {
  const { page } = visitor;
  const radios = page.getByRole('radiogroup', { name: 'Door Glass', exact: true }).getByRole('radio');
  const names = await radios.evaluateAll((all) => all.map((radio) => radio.getAttribute('aria-label') ?? ''));
  const refused = await radios.evaluateAll((all) => all.findIndex((radio) => radio.ariaDisabled === 'true'));
  const [before, at, after] = [radios.nth(refused - 1), radios.nth(refused), radios.nth(refused + 1)];
  await visitor.choosesByArrows('Door Glass', names[refused - 1] ?? '');
  await visitor.presses('ArrowRight');
  await expect(at, 'an arrow reaches what cannot be had').toBeFocused();
  await expect(at).toHaveAccessibleDescription(/\w/);
  await expect(before, 'and chooses nothing').toBeChecked();
  await visitor.presses('ArrowRight');
  await expect(after, 'and leads past it').toBeChecked();
  await visitor.presses('ArrowLeft', 'Space');
  const note = page.getByRole('note');
  await expect(note.getByRole('button').first(), 'the note takes the focus').toBeFocused();
  await visitor.presses('Escape');
  await expect(note).toBeHidden();
  await expect(at, 'and gives it back').toBeFocused();
  await expect(after).toBeChecked();
}

async function looksAtDoor(visitor: KeyboardVisitor) {
  const { page } = visitor;
  const plate = page.getByRole('button', { name: /Your choices$/ });
  await visitor.tabsTo(plate);
  await visitor.presses('Enter');
  await expect(page.getByRole('dialog', { name: 'Your choices' })).toBeVisible();
  await visitor.presses('Escape');
  await expect(plate, 'the list gives the focus back').toBeFocused();

  const enlarge = page.getByRole('button', { name: 'Enlarge preview' });
  await visitor.tabsTo(enlarge);
  await visitor.presses('Enter');
  const dialog = page.getByRole('dialog', { name: 'Enlarged preview' });
  await expect(dialog.getByRole('img', { name: 'Door preview, external' })).toHaveAccessibleDescription(/Slate Grey/);
  const nearness = () => dialog.locator('.close-look > div').evaluate((picture) => getComputedStyle(picture).transform);
  const whole = await nearness();
  await visitor.presses('+', 'ArrowRight');
  expect(await nearness(), 'keys bring the picture nearer').not.toBe(whole);
  await visitor.presses('Escape');
  await expect(enlarge, 'the closer look gives the focus back').toBeFocused();
}

async function sends(visitor: KeyboardVisitor) {
  const { page } = visitor;
  await visitor.pressesButton('Submit Enquiry');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name, 'the first mistake').toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please tell us your name');
  await visitor.types('Aoife Brennan');
  await visitor.presses('Tab');
  await visitor.types('aoife@example.ie');
  for (const agreement of ['terms and conditions', 'privacy policy']) {
    await visitor.tabsTo(page.getByRole('checkbox', { name: `I agree to the ${agreement}` }));
    await visitor.presses('Space');
  }
  await page.route(/submitEnquiry/, (route) => route.abort('connectionreset'), { times: 1 });
  await visitor.pressesButton('Submit Enquiry');
  await expect(page.getByRole('dialog', { name: 'Error Occurred' })).toBeVisible();
  await visitor.presses('Escape');
  await visitor.pressesButton('Submit Enquiry');
}
