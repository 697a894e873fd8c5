import { randomUUID } from 'node:crypto';
import { installerRouter } from '@door/api/routers';
import { codeOf } from '@door/api/testing/a-test-api';
import { callByPath, callsOf } from '@door/api/testing/call-by-path';
import { readCsvFile } from '@door/domain/lib/csv';
import { money } from '@door/domain/selling/pricing/money';
import { expect, test } from 'vitest';
import { confirmOrders } from './testing/accepted-orders.ts';
import { addAccount, callContext, testClient } from './testing/call-context.ts';
import { expectOneEffect } from './testing/effect-of-calls.ts';
import { databasesHere, openTestServer } from './testing/open-test-server.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000db';
const december = { From: '2026-12-01', To: '2026-12-31' };

/** An office with orders of a door each, of which the test says where they are and when they were fitted. */
async function anOffice(kind: (typeof databasesHere)[number] = databasesHere.at(-1) ?? 'embedded') {
  const server = await openTestServer(kind);
  await addAccount(server, { id: userId, role: 'admin' });
  const office = installerRouter.createCaller(callContext(server, { caller: { role: 'admin', userId } }));
  const orders = (count: number) => confirmOrders(office, server, count, { Email: 'ada@example.com' });
  const fitted = (id: string, installed: string | null, deliveryAddress = '4 Mill Lane\nLeeds LS1 4DY') =>
    server.transactions.run(testClient, async (stores) => {
      const stored = (await stores.orders.load(id)) ?? expect.fail();
      const fitting = { id: randomUUID(), kind: 'fitting', text: 'Fitting', follows: [], quantity: 1 } as const;
      const charges = [{ ...fitting, unit: money(28_000, 'EUR'), costOfGoods: null }];
      const days = { dispatched: installed, delivered: installed, installed };
      const order = { ...stored.order, charges: installed === null ? [] : charges, deliveryAddress, days };
      await stores.orders.save({ ...stored, order });
    });
  return { server, office, orders, fitted, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

/** What the rows of a file say, by the heads of its columns. */
const told = ({ File }: { readonly File: string }) => {
  const [heads = [], ...rows] = readCsvFile(File).rows;
  return rows.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at]])));
};

test.each(databasesHere)('each job is told once and put right in the next batch, on the %s database', async (kind) => {
  await using works = await anOffice(kind);
  const { office, orders, fitted } = works;
  const [first = '', second = '', scottish = '', supplied = '', later = ''] = await orders(5);
  await fitted(first, '2026-12-01');
  await fitted(second, '2026-12-31', '5 Mill Lane, Cardiff CF10 1EP');
  await fitted(scottish, '2026-12-02', '1 Royal Mile, Edinburgh EH1 1RE');
  await fitted(supplied, null);
  await fitted(later, '2027-01-01');
  const sent = { Id: randomUUID(), ...december };
  const answers = await Promise.all([1, 2, 3].map(() => office.export.installations(sent)));
  const [one = expect.fail()] = answers;
  expect(answers).toEqual([one, one, one]);
  expect(one).toMatchObject({ Number: 1, Jobs: 2, Corrections: 0, FileName: 'installations-1-2026-12-31.csv' });
  expect(told(one)).toMatchObject([
    { Batch: '1', 'Corrects batch': '', 'Installation address': '4 Mill Lane, Leeds LS1 4DY', Completed: '2026-12-01' },
    { Batch: '1', 'Installation address': '5 Mill Lane, Cardiff CF10 1EP', Completed: '2026-12-31' },
  ]);
  expect(one.LeftOut).toEqual([{ OrderId: scottish, Number: expect.any(String), Why: 'The house is in Scotland.' }]);
  const again = () => office.export.installations({ Id: randomUUID(), ...december });
  await expect(again()).rejects.toThrow('There is nothing to tell');
  expect(await codeOf(office.export.installations({ ...sent, To: '2026-12-30' }))).toBe('CONFLICT');
  expect(await codeOf(office.export.installations({ Id: randomUUID(), From: '2026-12-02', To: '2026-12-01' }))).toBe(
    'BAD_REQUEST',
  );

  await fitted(first, '2026-12-01', '4a Mill Lane\nLeeds LS1 4DY');
  await fitted(scottish, '2026-12-02', '1 Royal Mile, Leeds LS1 1AA');
  const two = await again();
  expect(told(two).map((row) => [row['Corrects batch'], row['Installation address']])).toEqual([
    ['1', '4a Mill Lane, Leeds LS1 4DY'],
    ['', '1 Royal Mile, Leeds LS1 1AA'],
  ]);
  expect([two.Number, two.Jobs, two.Corrections]).toEqual([2, 2, 1]);
  await fitted(first, '2026-12-01', '4 Mill Lane\nLeeds LS1 4DY');
  const three = await office.export.installations({ Id: randomUUID(), From: '2027-01-01', To: '2027-01-31' });
  expect(told(three).map((row) => row['Corrects batch'])).toEqual(['2', '']);

  expect(await office.export.getInstallations(one.Id)).toEqual(one);
  expect(await codeOf(office.export.getInstallations(randomUUID()))).toBe('NOT_FOUND');
  const { Batches, After } = await office.export.installationBatches({});
  expect([Batches.map(({ Number: number }) => number), After]).toEqual([[3, 2, 1], null]);
  expect((await office.export.installationBatches({ After: 2 })).Batches.map(({ Number: number }) => number)).toEqual([
    1,
  ]);
});

test('a profile is settled, and changes no file that was told', async () => {
  await using works = await anOffice();
  const { office, orders, fitted } = works;
  const [first = '', second = ''] = await orders(2);
  await fitted(first, '2026-12-01', 'Kilkenny R95 X2P4');
  const { Version, Checklist, RequiredPhotos, Guarantee } = await office.settings.getSettings();
  const kept = { Checklist, RequiredPhotos, Guarantee };
  const Columns = [
    { Head: 'Job', Tells: 'order' as const },
    { Head: 'Scheme', Tells: null, Text: 'Ours' },
  ];
  const Installations = { Columns, GlazedFrom: 400, Coupled: 'nothing' as const, Places: ['elsewhere' as const] };
  await office.settings.updateFitting({ Version, ...kept, Installations });
  const one = await office.export.installations({ Id: randomUUID(), ...december });
  expect(told(one)).toEqual([{ Job: expect.stringMatching(/^1\d{4}$/), Scheme: 'Ours' }]);
  const now = await office.settings.getSettings();
  expect(now.Installations).toMatchObject({ GlazedFrom: 400, Coupled: 'nothing', Places: ['elsewhere'] });
  expect(now.Versions[0]?.Changes.map(({ Field }) => Field)).toEqual([
    ...['InstallationColumns', 'GlazedFrom', 'CoupledCounts', 'InstallationPlaces'],
  ]);
  // Whoever does not speak of it changes nothing of it.
  await office.settings.updateFitting({ Version: now.Version, ...kept, Checklist: ['Opens'] });
  expect((await office.settings.getSettings()).Installations).toEqual(now.Installations);
  const twice = { ...Installations, Columns: [...Columns, ...Columns] };
  expect(await codeOf(office.settings.updateFitting({ Version: now.Version + 1, ...kept, Installations: twice }))).toBe(
    'BAD_REQUEST',
  );
  expect(await office.export.getInstallations(one.Id)).toEqual(one);
  await fitted(second, '2026-12-02', 'Leeds LS1 4DY');
  await expect(office.export.installations({ Id: randomUUID(), ...december })).rejects.toThrow('There is nothing');
});

test('export.installations: ten at once and one later have one answer and one effect', async () => {
  await using works = await anOffice();
  const { office, orders, fitted } = works;
  const ours = callsOf('installer').filter(({ kind, path }) => kind === 'mutation' && path.startsWith('export.'));
  expect(ours.map(({ path }) => path)).toEqual(['export.installations']);
  await expectOneEffect(works.server, {
    aMessage: async () => {
      const [id = ''] = await orders(1);
      await fitted(id, '2026-12-01');
      return { Id: randomUUID(), ...december };
    },
    send: (message) => callByPath(office, 'export.installations', message),
  });
});
