import '../layout/lists.css';
import '../layout/office-layout.css';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answered } from '../../shared/testing/fakes.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice } from '../testing/render-office.tsx';
import type { LoadDoor, Loads, OpenedLoad } from './delivery-wire.ts';
import { DispatchPage } from './dispatch-page.tsx';
import { LoadPage } from './load-page.tsx';
import { LoadScanPage } from './load-scan-page.tsx';

beforeEach(() => page.viewport(390, 844));

const door = (changes: Partial<LoadDoor> = {}): LoadDoor => ({
  ...{ LineId: 'line-1', Unit: 1, Item: '1', Name: 'Single Door, Flush', Code: '2650-B001-D01', Place: 'loaded' },
  ...{ IsChecked: true, IsOwn: true, Kg: 60, Last: null },
  ...changes,
});
const load = (changes: Partial<OpenedLoad> = {}): OpenedLoad => ({
  ...{ LoadId: 'load-1', Number: 'L-1001', Van: 'Van A', CarriesKg: null, Places: null, Driver: 'Nolan' },
  ...{ Day: '2026-12-10', State: 'Loading', DepartedOn: null, LeftBehind: '', Over: '', Revision: 1 },
  ...{ LastUpdated: '2026-12-10T08:00:00.000Z', Loaded: 1, All: 2, Kg: 60 },
  Stops: [
    {
      ...{ OrderId: 'order-1', Order: '10001', Customer: 'Mary Byrne', Address: '1 Mill Lane', Note: null },
      ...{ NoteVersion: null, IsOfVisit: false },
      Doors: [door(), door({ Unit: 2, Item: '2', Code: '2650-B001-D02', Place: 'works', IsOwn: false })],
    },
  ],
  ...changes,
});
const nothing: Loads = { Loads: [], Ready: [], Next: [], Vans: [] };

const answers = {
  'user.me': () => ({ ...me, Role: 'fabricator' }),
  'dispatch.loads': () => nothing,
  'dispatch.getLoad': () => load(),
  'document.getDocument': () => ({
    ...{ State: 'ready', DocumentsBefore: 0, Url: '/list.pdf', ContentType: 'application/pdf', Sha256: null },
  }),
} as const satisfies OfficeAnswers;

const show = (shown: React.ReactNode, changes: OfficeAnswers = {}, path = '/installer/dispatch/load-1') =>
  renderOffice(shown, { answers: { ...answers, ...changes }, path, params: { id: 'load-1' } });

describe('dispatch', () => {
  test('with nothing to bring names the doors that are checked next', async () => {
    const next = { Code: '2650-B001-D01', Order: '10001', Item: 'Item 1' };
    const { screen } = await show(<DispatchPage />, { 'dispatch.loads': () => ({ ...nothing, Next: [next] }) });
    await expect.element(screen.getByText('Nothing is ready to leave.').first()).toBeVisible();
    await expect.element(screen.getByText('Order 10001, Item 1')).toBeVisible();
  });

  test('a load is planned with the orders that are ticked', async () => {
    const ready = {
      OrderId: 'order-1',
      Order: '10001',
      Customer: 'Mary Byrne',
      Address: '',
      Checked: 1,
      Doors: 2,
      GoesWith: null,
    };
    const fitted = { ...ready, OrderId: 'order-2', Order: '10002', GoesWith: 'L-1001' };
    const { screen, inputsOf } = await show(<DispatchPage />, {
      'dispatch.loads': () => ({ ...nothing, Ready: [ready, fitted] }),
      'dispatch.createLoad': () => load(),
    });
    await expect.element(screen.getByText('1 of 2 doors')).toBeVisible();
    await expect.element(screen.getByText('10002')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'New load' }).click();
    await screen.getByRole('button', { name: 'Plan load' }).click();
    await expect.element(screen.getByText('Name the van.')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Its name' }).fill('Van Z');
    await screen.getByLabelText('Day').fill('2026-12-10');
    const carries = screen.getByRole('textbox', { name: 'The van carries, kg' });
    await carries.fill('much');
    await screen.getByRole('button', { name: 'Plan load' }).click();
    await expect.element(screen.getByText('Enter a whole number, or nothing.')).toBeVisible();
    expect(inputsOf('dispatch.createLoad')).toEqual([]);
    await carries.fill('800');
    await expect.element(screen.getByRole('checkbox', { name: '10002, Mary Byrne, now with L-1001' })).toBeVisible();
    await screen.getByRole('checkbox', { name: '10001, Mary Byrne' }).click();
    await screen.getByRole('button', { name: 'Plan load' }).click();
    await expect
      .poll(() => inputsOf('dispatch.createLoad'))
      .toMatchObject([{ Van: 'Van Z', Day: '2026-12-10', OrderIds: ['order-1'], CarriesKg: 800, Places: null }]);
  });

  test('a van of the diary is chosen, and says itself what it takes', async () => {
    const { screen, inputsOf } = await show(<DispatchPage />, {
      'dispatch.loads': () => ({ ...nothing, Vans: [{ VanId: 'van-1', Name: 'Van A' }] }),
      'dispatch.createLoad': () => load(),
    });
    await screen.getByRole('button', { name: 'New load' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'The van carries, kg' })).not.toBeInTheDocument();
    await screen.getByLabelText('Day').fill('2026-12-10');
    await screen.getByRole('button', { name: 'Plan load' }).click();
    await expect
      .poll(() => inputsOf('dispatch.createLoad'))
      .toEqual([{ Id: expect.any(String), VanId: 'van-1', Driver: '', Day: '2026-12-10', OrderIds: [] }]);
  });
});

describe('a load', () => {
  test('departs with the reason for what stays behind', async () => {
    const { screen, inputsOf } = await show(<LoadPage />, {
      'dispatch.depart': ({ LeftBehind }) => {
        if (LeftBehind === '') throw answered(409, '1 door would stay behind: 10001, item 2. Say why.');
        return load({ State: 'Departed' });
      },
    });
    await expect.element(screen.getByText('1 of 2 doors loaded, 60 kg')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Packing list' })).toHaveAttribute('href', '/list.pdf');
    await screen.getByRole('button', { name: 'Depart' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Depart' }).click();
    await expect.element(dialog.getByText('1 door would stay behind: 10001, item 2. Say why.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Why doors stay behind' }).fill('Not painted');
    await dialog.getByRole('button', { name: 'Depart' }).click();
    await expect.poll(() => inputsOf('dispatch.depart').at(-1)).toMatchObject({ LeftBehind: 'Not painted' });
  });

  test('that is on the road takes who took each door, or why it was refused', async () => {
    const [stop] = load().Stops;
    const Stops = stop ? [{ ...stop, Note: 'DN-1001', NoteVersion: 1, Doors: [door({ Place: 'on the way' })] }] : [];
    const { screen, inputsOf } = await show(<LoadPage />, {
      'dispatch.getLoad': () => load({ State: 'Departed', DepartedOn: '2026-12-10', Stops }),
      'dispatch.record': () => ({ OrderId: 'order-1', Doors: [] }),
    });
    await expect.element(screen.getByRole('link', { name: 'DN-1001' })).toBeVisible();
    await screen.getByRole('button', { name: 'Record delivery' }).click();
    await screen.getByRole('button', { name: 'Record', exact: true }).click();
    await expect.element(screen.getByText('Say who took it.')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Taken by' }).fill('Mary');
    await screen.getByRole('combobox', { name: 'Item 1' }).selectOptions('Refused');
    await screen.getByRole('textbox', { name: 'Damage or note, item 1' }).fill('Scratched');
    await screen.getByRole('button', { name: 'Record', exact: true }).click();
    await expect
      .poll(() => inputsOf('dispatch.record'))
      .toMatchObject([
        {
          OrderId: 'order-1',
          TakenBy: 'Mary',
          Doors: [{ LineId: 'line-1', Unit: 1, Kind: 'refused', Note: 'Scratched' }],
        },
      ]);
  });

  test('its fitting has planned is neither cancelled nor taken apart', async () => {
    const ofVisit = load({ State: 'Planned', Loaded: 0 });
    const Stops = ofVisit.Stops.map((stop) => ({ ...stop, IsOfVisit: true, Doors: [door({ IsOwn: false })] }));
    const { screen } = await show(<LoadPage />, { 'dispatch.getLoad': () => ({ ...ofVisit, Stops }) });
    await expect.element(screen.getByText('It goes with its fitting.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Take out order 10001' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Cancel load' })).not.toBeInTheDocument();
  });

  test('is loaded by scan, and the last scan is taken back', async () => {
    const Door = { Order: '10001', Item: '1', Name: 'Single Door, Flush' };
    const { screen, inputsOf } = await show(<LoadScanPage />, {
      'dispatch.scan': ({ Scans }) => ({
        Answers: Scans.map(({ Code, Id }) => ({ Code, Outcome: 'loaded', Text: 'Loaded', EventId: Id, Door })),
        Progress: { Loaded: 2, All: 2 },
      }),
      'dispatch.undo': () => ({ OrderId: 'order-1', Doors: [] }),
    });
    await screen.getByRole('textbox', { name: 'Code of the label' }).fill('2650-b001-d02');
    await screen.getByRole('button', { name: 'Enter' }).click();
    await expect.element(screen.getByText('2 of 2 doors loaded')).toBeVisible();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Taken back')).toBeVisible();
    const [sent] = inputsOf('dispatch.scan');
    expect(sent).toMatchObject({ Id: 'load-1', Scans: [{ Code: '2650-b001-d02', Kind: 'loaded' }] });
  });
});
