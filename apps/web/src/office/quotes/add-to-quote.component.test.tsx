import { expect, test } from 'vitest';
import { fakeOffice } from '../testing/fake-office.ts';
import { aListedQuote, anOpenedQuote } from '../testing/quote-rows.ts';
import { renderOffice } from '../testing/render-office.tsx';
import { AddToQuote } from './add-to-quote.tsx';

const render = () =>
  renderOffice(<AddToQuote itemId="i1" onClose={() => undefined} />, {
    answers: {
      'quote.list': () => ({ Quotes: [aListedQuote(1001), aListedQuote(1002)], After: null }),
      'quote.getQuoteById': () => anOpenedQuote({ Id: 'q1002' }),
      'quote.addItems': () => anOpenedQuote({ Id: 'q1002' }),
      'quote.create': () => anOpenedQuote({ Id: 'q1003' }),
    },
  });

test('an item goes once into the draft that is chosen, whose page opens', async () => {
  const { screen, go, inputsOf } = await render();
  await screen.getByRole('button', { name: /^Q-1002/ }).dblClick();
  await expect.poll(() => go.mock.calls).toEqual([['/installer/quote/q1002']]);
  expect(inputsOf('quote.list')[0]).toMatchObject({ State: 'Draft' });
  expect(inputsOf('quote.addItems')).toMatchObject([{ Id: 'q1002', Lines: [{ ItemId: 'i1', Quantity: 1 }] }]);
});

test('or begins a new quote', async () => {
  const { screen, go, inputsOf } = await render();
  fakeOffice.answer({ 'quote.list': () => ({ Quotes: [], After: null }) });
  await screen.getByRole('button', { name: 'New quote' }).click();
  await expect.poll(() => go.mock.calls).toEqual([['/installer/quote/q1003']]);
  expect(inputsOf('quote.create')).toMatchObject([{ ItemIds: ['i1'] }]);
});
