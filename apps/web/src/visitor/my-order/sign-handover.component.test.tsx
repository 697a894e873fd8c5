import { expect, test } from 'vitest';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import type { MyOrder, OfferCalls } from '../offer/offer-calls.ts';
import { MyOrderPage } from './my-order-page.tsx';
import { anOrder, theCalls } from './testing/an-order.ts';

const sentence = 'I have taken over what was fitted on 16 December 2026: Single Door, Minster, Ruby Red';
const Handover = { HandoverId: 'h-1', On: '2026-12-16', Until: '2026-12-22', ToConfirm: [sentence] };
const asked = (changed: Partial<NonNullable<MyOrder['Handover']>> = {}) =>
  anOrder({ Level: 2, Papers: [], Handover: { ...Handover, ...changed } });

async function opened(answers: Partial<OfferCalls>, first = asked()) {
  const calls = theCalls(answers);
  const { screen } = await renderInDesigner(() => <MyOrderPage token="token-1" calls={calls} first={first} />);
  return { screen, todo: screen.getByRole('region', { name: 'To do: the handover' }) };
}

test('a handover that nobody has signed is signed with a name and a tick, once', async () => {
  const said: string[] = [];
  let order = asked();
  const { todo } = await opened({
    readOrder: async () => order,
    signHandover: async ({ HandoverId }, name) => {
      said.push(`${HandoverId} ${name}`);
      order = anOrder({ Level: 2, Papers: [], Revision: '2' });
    },
  });
  await expect.element(todo.getByText(/until 22 Dec 2026. After that it counts/)).toBeVisible();
  await todo.getByRole('button', { name: 'Sign' }).click();
  await expect.element(todo.getByText('Please type your name.')).toBeVisible();
  await expect.element(todo.getByText('Please tick this.')).toBeVisible();
  await todo.getByRole('textbox', { name: 'Your name' }).fill(' Mary Byrne ');
  await todo.getByRole('checkbox', { name: sentence }).click();
  await todo.getByRole('button', { name: 'Sign' }).dblClick();
  await expect.element(todo).not.toBeInTheDocument();
  expect(said).toEqual(['h-1 Mary Byrne']);
});

test('or what is wrong is said, and it stays to be signed', async () => {
  const said: string[] = [];
  let order = asked();
  const { todo } = await opened({
    readOrder: async () => order,
    objectToHandover: async ({ HandoverId }, text) => {
      said.push(`${HandoverId} ${text}`);
      order = { ...asked({ Until: null }), Revision: '2' };
    },
  });
  await todo.getByRole('button', { name: 'Say what is wrong' }).click();
  await todo.getByRole('button', { name: 'Send' }).click();
  await expect.element(todo.getByText('Please say what is wrong.')).toBeVisible();
  await todo.getByRole('textbox', { name: 'What is wrong?' }).fill('The sill leaks.');
  await todo.getByRole('button', { name: 'Send' }).click();
  await expect
    .element(todo.getByText('You have said what is wrong. You can sign here once it is put right.'))
    .toBeVisible();
  expect(said).toEqual(['h-1 The sill leaks.']);
});
