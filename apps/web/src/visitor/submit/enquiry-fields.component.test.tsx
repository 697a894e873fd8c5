import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import { EnquiryFields } from './enquiry-fields.tsx';
import { removeStoredForm } from './stored-form.ts';
import { useSubmit } from './use-submit.ts';

function Form() {
  const submission = useSubmit();
  return (
    <EnquiryFields submitting={submission} focusRef={() => () => undefined} onSubmit={() => void submission.submit()} />
  );
}

beforeEach(() => removeStoredForm());

describe('the enquiry form', () => {
  test('shows no error before somebody tries to send it', async () => {
    const { screen } = await renderInDesigner(() => <Form />);
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).not.toBeInvalid();
  });

  test('then shows beside each field what is missing, until it is there', async () => {
    const { screen } = await renderInDesigner(() => <Form />);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await name.fill(' ');
    name.element().closest('form')?.requestSubmit();
    await expect.element(name).toBeInvalid();
    await expect.element(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid();
    await name.fill('Ada Moor');
    await expect.element(name).not.toBeInvalid();
  });

  test.each([1440, 390])(
    'at %i px says of a slip in the e-mail address as soon as it is left, and moves nothing',
    async (width) => {
      await page.viewport(width, 844);
      const { screen } = await renderInDesigner(() => <Form />);
      const email = screen.getByRole('textbox', { name: 'Email' });
      const topOf = (name: string) => screen.getByRole('textbox', { name }).element().getBoundingClientRect().top;
      const between = () => topOf('Notes') - topOf('Name');
      const before = between();
      await email.fill('orla@example');
      await expect.element(email).not.toHaveAccessibleDescription();
      await userEvent.tab();
      await expect.element(email).toHaveAccessibleDescription('It looks unfinished after the @.');
      await expect.element(screen.getByText('It looks unfinished after the @.')).toBeVisible();
      expect(between()).toBe(before);
      await email.fill('orla@example.ie');
      await expect.element(email).not.toHaveAccessibleDescription();
    },
  );

  test('keeps what was typed when the step is left and opened again', async () => {
    const { screen } = await renderInDesigner(() => <Form />);
    await screen.getByRole('textbox', { name: 'Name' }).fill('Ada Moor');
    await screen.unmount();
    const again = await renderInDesigner(() => <Form />);
    await expect.element(again.screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Moor');
  });

  test('names the field in which a character cannot be sent', async () => {
    const { screen } = await renderInDesigner(() => <Form />);
    const notes = screen.getByRole('textbox', { name: 'Notes' });
    await notes.fill('one step\0 up');
    notes.element().closest('form')?.requestSubmit();
    await expect.element(notes).toBeInvalid();
    await expect.element(notes).toHaveAccessibleDescription(/cannot be sent/);
  });

  test('says what follows when the details may not be passed on, and offers a link and a print instead', async () => {
    const { screen } = await renderInDesigner(() => <Form />);
    const note = screen.getByRole('note');
    await expect.element(note).not.toBeInTheDocument();
    const [, no] = screen.getByRole('group', { name: 'Sharing your details' }).getByRole('radio').elements();
    if (no instanceof HTMLElement) no.click();
    await expect.element(note.getByText(/nothing is sent/)).toBeVisible();
    await expect.element(note.getByRole('button', { name: 'Share this design' })).toBeVisible();
    await expect.element(note.getByRole('button', { name: 'Print this door' })).toBeVisible();
  });
});
