import { expect, test } from 'vitest';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import type { MyOrder, OfferCalls } from '../offer/offer-calls.ts';
import { MyOrderPage } from './my-order-page.tsx';
import { anOrder, theCalls } from './testing/an-order.ts';

const opened = (first: MyOrder, answers: Partial<OfferCalls> = {}) =>
  renderInDesigner(() => <MyOrderPage token="token-1" calls={theCalls(answers)} first={first} />);

const Thread: NonNullable<MyOrder['Thread']> = [
  { MessageId: 'm-1', By: null, Text: 'When do you come?', At: '2026-12-01T08:00:00.000Z', Photos: ['/photo.png'] },
  { MessageId: 'm-2', By: 'Ada Winter', Text: 'On Monday.', At: '2026-12-01T09:00:00.000Z', Photos: [] },
];

test('a question is written, sent once though its first answer was lost, and the thread names both sides', async () => {
  const asked: (readonly [string, string])[] = [];
  const { screen } = await opened(anOrder({ Level: 2, Papers: [], Thread: [] }), {
    askAboutOrder: async (text, attempt) => {
      asked.push([text, attempt]);
      if (asked.length === 1) throw new Error('The network is away.');
    },
    readOrder: async () => anOrder({ Level: 2, Papers: [], Thread, Revision: '2' }),
  });
  const region = screen.getByRole('region', { name: 'Questions' });
  await expect.element(region.getByText(/^Ask whatever you want to know/)).toBeVisible();
  await region.getByRole('button', { name: 'Ask a question' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(dialog.getByText('Please write something.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your question' }).fill('When do you come?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(dialog.getByRole('alert')).not.toBeEmptyDOMElement();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(region.getByText('On Monday.')).toBeVisible();
  await expect.element(region.getByText('You')).toBeVisible();
  await expect.element(region.getByText('Alder & Lane')).toBeVisible();
  await expect.element(region.getByRole('link', { name: 'Photo 1' })).toHaveAttribute('href', '/photo.png');
  expect(asked.map(([text]) => text)).toEqual(['When do you come?', 'When do you come?']);
  expect(new Set(asked.map(([, attempt]) => attempt))).toHaveLength(1);
});

test('whoever has the link alone reads neither questions nor faults', async () => {
  const { screen } = await opened(anOrder());
  await expect.element(screen.getByRole('region', { name: 'What happens next' })).toBeVisible();
  for (const name of ['Questions', 'Faults'])
    await expect.element(screen.getByRole('region', { name })).not.toBeInTheDocument();
});

const leaf = { Area: 'door:leaf', Name: 'Leaf', D: 'M100 100h800v1900h-800Z' } as const;
const hinges = { Area: 'door:hinges', Name: 'Hinges', D: 'M0 0h10v10h-10Z' } as const;
const faults = (Reported: NonNullable<MyOrder['Faults']>['Reported'] = []): NonNullable<MyOrder['Faults']> => ({
  Tapped: [{ LineId: 'line-1', Areas: [leaf, hinges] }],
  Reported,
});

test('a fault is reported by a tap on its part or from the list, and says what became of it', async () => {
  const reported: unknown[] = [];
  const solved: NonNullable<MyOrder['Faults']>['Reported'][number] = {
    FaultId: 'f-1',
    LineId: 'line-1',
    AreaName: 'Leaf',
    Kind: 'noise',
    Text: 'It creaks.',
    Photos: [],
    At: '2026-12-01T08:00:00.000Z',
    State: 'Solved',
    MayReopen: true,
    Said: [{ Text: 'Oiled.', IsCustomer: false, At: '2026-12-02T08:00:00.000Z' }],
  };
  const { screen } = await opened(anOrder({ Level: 2, Papers: [], Faults: faults() }), {
    reportFault: async (fault) => void reported.push(fault),
    reopenFault: async (id, text) => void reported.push([id, text]),
    readOrder: async () => anOrder({ Level: 2, Papers: [], Faults: faults([solved]), Revision: '2' }),
  });
  const region = screen.getByRole('region', { name: 'Faults' });
  await region.getByRole('button', { name: 'Report a fault' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'What you see' }).fill('It creaks.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(dialog.getByText('Please tap the part, or choose it.')).toBeVisible();
  const part = dialog.getByRole('combobox', { name: 'Part' });
  dialog
    .getByRole('img', { name: /^Drawing/ })
    .element()
    .querySelector('[data-part="door:leaf"]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(part).toHaveValue('door:leaf');
  await part.selectOptions('Hinges');
  await dialog.getByRole('combobox', { name: 'What is wrong' }).selectOptions('It makes a noise');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(region.getByText('Solved')).toBeVisible();
  await expect.element(region.getByText('Leaf: It makes a noise')).toBeVisible();
  await region.getByRole('button', { name: 'It is still there' }).click();
  await screen.getByRole('dialog').getByRole('textbox').fill('Again since today.');
  await screen.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(reported).toEqual([
    { LineId: 'line-1', Area: 'door:hinges', Kind: 'noise', Text: 'It creaks.' },
    ['f-1', 'Again since today.'],
  ]);
});
