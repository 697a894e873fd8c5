import { randomUUID } from 'node:crypto';
import { installerRouter } from '@door/api/routers';
import { codeOf } from '@door/api/testing/a-test-api';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from './db/database.ts';
import { openPostgres } from './db/open-postgres.ts';
import { suppliersOf } from './db/settings/suppliers.ts';
import { transactionsOf } from './db/transactions.ts';
import { addAccount, callContext } from './testing/call-context.ts';
import { type DatabaseKind, databasesHere, openTestServer, type TestServer } from './testing/open-test-server.ts';
import { copyOf } from './testing/postgres-server.ts';

type Office = ReturnType<typeof installerRouter.createCaller>;

const userId = '0192b1a0-0000-7000-8000-0000000000c8';
const cylinder = 'CY-3K';

/** The servers of a test: two with their own connections where the database takes several. */
async function openServers(
  kind: DatabaseKind,
): Promise<readonly Pick<TestServer, 'database' | 'suppliers' | 'transactions'>[]> {
  const prepared = inject('preparedPostgres');
  if (kind === 'embedded' || !prepared) return [await openTestServer(kind)];
  const url = await copyOf(prepared);
  return [0, 1].map(() => {
    const database: Database = openPostgres(url, () => undefined);
    const suppliers = suppliersOf(database, Date.now);
    return { database, suppliers, transactions: transactionsOf(database, async () => undefined) };
  });
}

describe.each(databasesHere)('purchases by two servers on the %s database', (kind) => {
  let servers: Awaited<ReturnType<typeof openServers>>;
  let offices: readonly [Office, Office];
  let main: string;
  let vendor: string;

  beforeAll(async () => {
    servers = await openServers(kind);
    const [first, second = first] = servers;
    if (!first || !second) throw new Error('There are servers.');
    await addAccount(first, { id: userId, role: 'admin' });
    const caller = { role: 'admin', userId } as const;
    const officeOf = (server: typeof first) => installerRouter.createCaller(callContext(server, { caller }));
    offices = [officeOf(first), officeOf(second)];
    main = (await offices[0].inventory.places()).Places[0]?.Id ?? '';
    const made = await offices[0].vendor.create({ Id: randomUUID(), Name: 'Latch' });
    vendor = made.Id;
    const item = { Id: randomUUID(), Key: 'CY*', Pack: '10', Least: '10', LeadDays: 3, Price: '2.50', Per: '1' };
    await offices[0].vendor.updateItems({
      ...{ Id: vendor, LastUpdated: made.LastUpdated },
      Items: [{ ...item, ValidFrom: null, ValidUntil: null, Rank: 1 }],
    });
  });
  afterAll(() => Promise.all(servers.map(({ database }) => database.close())));

  const aSent = async (Quantity = '100', Key = cylinder) => {
    const line = { LineId: randomUUID(), Key, Quantity };
    const { Id, LastUpdated } = await offices[0].purchase.create({ Id: randomUUID(), VendorId: vendor, Lines: [line] });
    return offices[0].purchase.send({ Id, LastUpdated, How: 'phone' });
  };
  const aReceipt = ({ Id: PurchaseId, Lines }: Awaited<ReturnType<typeof aSent>>, Quantity: string) => ({
    ...{ Id: randomUUID(), PurchaseId },
    Lines: Lines.map(({ LineId }) => ({ LineId, Quantity, Place: main })),
  });
  /** Each message at both, all at once: what became of them. */
  const outcomes = async (sends: readonly ((office: Office) => Promise<unknown>)[]) =>
    Promise.all(sends.flatMap((send) => offices.map((office) => codeOf(send(office)))));
  const standing = async (Key = cylinder) => {
    const { OnHand, Value } = await offices[0].inventory.getArticle({ Key });
    return [OnHand, Value];
  };

  test('of receipts that come at once no more is taken in than is tolerated, and each is written once', async () => {
    const sent = await aSent();
    const receipts = Array.from({ length: 10 }, () => aReceipt(sent, '20'));
    const codes = await outcomes(receipts.map((receipt) => (office: Office) => office.purchase.receive(receipt)));
    // Five of 20, each sent to both; those that come too late find that all has come.
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(10);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(10);
    const { State, Receipts, Lines } = await offices[1].purchase.getPurchaseById(sent.Id);
    expect([State, Receipts.length, Lines[0]?.Received]).toEqual(['Received', 5, '100']);
    expect(await standing()).toEqual(['100', '250.00']);
  });

  test('law 9: what is taken back at once by many leaves stock, value and state as they were', async () => {
    const before = await standing();
    const sent = await aSent('7');
    const receipts = ['3', '2', '2'].map((quantity) => aReceipt(sent, quantity));
    for (const receipt of receipts) await offices[0].purchase.receive(receipt);
    const undo = (ReceiptId: string) => {
      const message = { Id: randomUUID(), ReceiptId, Reason: 'Another purchase' };
      return (office: Office) => office.purchase.undoReceipt(message);
    };
    // Each by two messages, of which one is refused.
    const codes = await outcomes(receipts.flatMap(({ Id }) => [undo(Id), undo(Id)]));
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(6);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(6);
    expect(await standing()).toEqual(before);
    const { State, Lines } = await offices[1].purchase.getPurchaseById(sent.Id);
    expect([State, Lines[0]?.Open]).toEqual(['Sent', '7']);
  });

  test('law 8: a proposal that many take at once is bought once, and then is empty', async () => {
    const kept = {
      Supply: 'counted',
      Stage: 'assembly',
      FirstPlace: null,
      LotTracked: false,
      AnalysisCode: '',
      LastUpdated: null,
    } as const;
    await offices[0].inventory.updateSupply({ Key: 'CY-3T', ...kept, Floor: '12' });
    const { Lines } = await offices[0].purchase.proposal();
    expect(Lines).toMatchObject([{ Key: 'CY-3T', Quantity: '20' }]);
    const taking = () => {
      const PurchaseId = randomUUID();
      const wanted = Lines.map(({ Key, OrderBy, Quantity }) => ({
        PurchaseId,
        VendorId: vendor,
        Key,
        OrderBy,
        Quantity,
      }));
      const message = { Ids: [PurchaseId], Lines: wanted };
      return (office: Office) => office.purchase.createFromProposal(message);
    };
    const codes = await outcomes(Array.from({ length: 5 }, taking));
    expect(new Set(codes)).toEqual(new Set(['accepted']));
    const drafts = (await offices[1].purchase.list({ State: 'Draft' })).Purchases;
    expect(drafts.map(({ Total, Lines: count }) => [Total, count])).toEqual([['50.00', 1]]);
    expect((await offices[1].purchase.proposal()).Lines).toEqual([]);
  });

  test('a bill of two purchases matches with what comes of both at once', async () => {
    const [one, other] = [await aSent('10'), await aSent('10')];
    const lines = [one, other].map(({ Id, Lines }) => ({
      ...{ PurchaseId: Id, LineId: Lines[0]?.LineId ?? '', Quantity: '10', Price: { Amount: '2.55', Per: '1' } },
    }));
    const { Id } = await offices[0].purchase.enterBill({
      ...{ Id: randomUUID(), VendorId: vendor, Number: 'R-7', Day: '2026-11-20', Currency: 'EUR', Lines: lines },
      ...{ Vat: '0.00', Total: '51.00' },
    });
    const receipts = [one, other].map((sent) => aReceipt(sent, '10'));
    const receive = (receipt: (typeof receipts)[number]) => (office: Office) => office.purchase.receive(receipt);
    expect(new Set(await outcomes(receipts.map(receive)))).toEqual(new Set(['accepted']));
    const { Bills } = await offices[1].purchase.bills({ PurchaseId: other.Id });
    expect(Bills).toMatchObject([{ Id, State: 'Matched' }]);
  });

  test('a purchase that is sent and changed at once is one of both', async () => {
    const line = { LineId: randomUUID(), Key: cylinder, Quantity: '1' };
    const draft = await offices[0].purchase.create({ Id: randomUUID(), VendorId: vendor, Lines: [line] });
    const { Id, LastUpdated } = draft;
    const [one, other] = offices;
    const codes = await Promise.all([
      codeOf(one.purchase.send({ Id, LastUpdated, How: 'phone' })),
      codeOf(other.purchase.changeLines({ Id, LastUpdated, Lines: [{ ...line, Quantity: '2' }] })),
    ]);
    expect(codes.toSorted()).toEqual(['CONFLICT', 'accepted']);
  });
});
