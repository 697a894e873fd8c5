import { beforeEach, expect, test } from 'vitest';
import { codeOf } from '../testing/a-test-api.ts';
import { aPurchase, type TestPurchases } from '../testing/a-purchase.ts';
import { cylinder, keptAsUsual, paint } from '../testing/a-stock.ts';

let works: TestPurchases;
beforeEach(async () => {
  works = await aPurchase();
  await works.come('4');
  await works.stock().updateSupply({ Key: cylinder, ...keptAsUsual, Floor: '12' });
});

const proposed = async () => (await works.buying().proposal()).Lines;

/** A message that takes the proposal as it is. */
async function allOfIt() {
  const PurchaseId = works.anId();
  const lines = await proposed();
  const Lines = lines.map(({ Key, OrderBy, Quantity, Vendor }) => ({
    ...{ PurchaseId, VendorId: Vendor.Id, Key, OrderBy, Quantity },
  }));
  return { Ids: [PurchaseId], Lines };
}

test('what is below its floor is proposed in packs, of who sells it, late where it is wanting by then', async () => {
  expect(await works.buying().proposal()).toMatchObject({
    Lines: [
      {
        ...{ Key: cylinder, Vendor: { Name: 'Latch' }, VendorCode: 'L-3K', Quantity: '10', Pack: '10' },
        ...{ OrderBy: '2026-11-23', Delivered: '2026-11-26', Usable: '2026-11-27', IsLate: true },
        Missing: [{ Day: '2026-11-21', Quantity: '8' }],
      },
    ],
    NotSold: [],
  });
});

test('what nobody sells is told', async () => {
  await works.stock().updateSupply({ Key: paint, ...keptAsUsual, Floor: '2' });
  expect((await works.buying().proposal()).NotSold).toMatchObject([{ Key: paint, Quantity: '2.000' }]);
});

test('what lies in quarantine does not count', async () => {
  await works.come('20', { Place: await works.aPlace('Damaged', false) });
  expect(await proposed()).toHaveLength(1);
});

test('a proposal that two people take is bought once, and nothing is proposed any more', async () => {
  const [one, other] = [await allOfIt(), await allOfIt()];
  const first = await works.buying().createFromProposal(one);
  expect(first).toMatchObject({ Purchases: [{ Number: 'P-1001', State: 'Draft', Total: '25.00' }], LeftOut: [] });
  expect(await works.buying().createFromProposal(one)).toEqual(first);
  expect(await proposed()).toEqual([]);
  expect(await works.buying().createFromProposal(other)).toMatchObject({ Purchases: [], LeftOut: [{ Key: cylinder }] });
  expect(await codeOf(works.buying().createFromProposal({ ...one, Lines: [] }))).toBe('CONFLICT');
  const { Purchases } = await works.buying().list();
  expect(Purchases).toHaveLength(1);
});

test('what was sent, confirmed and has come in parts is supply, and cancelled it is none; sent again it counts once', async () => {
  const { Purchases } = await works.buying().createFromProposal(await allOfIt());
  const Id = Purchases[0]?.Id ?? '';
  const draft = await works.buying().getPurchaseById(Id);
  const sent = await works.buying().send({ Id, LastUpdated: draft.LastUpdated, How: 'phone' });
  expect(await proposed()).toEqual([]);
  const back = await works.buying().takeBack({ Id, Reason: 'Other colours' });
  expect(await proposed()).toEqual([]);
  const again = await works.buying().send({ Id, LastUpdated: back.LastUpdated, How: 'phone' });
  expect(await proposed()).toEqual([]);
  await works.buying().confirm({
    ...{ Id, LastUpdated: again.LastUpdated, How: 'phone', DifferencesAccepted: true },
    Lines: sent.Lines.map(({ LineId }) => ({ LineId, Schedule: [] })),
  });
  expect(await proposed()).toEqual([]);
  await works.receive(sent, '4');
  expect(await proposed()).toEqual([]);
  const { LastUpdated, Lines } = await works.buying().getPurchaseById(Id);
  await works.buying().closeLine({ Id, LastUpdated, LineId: Lines[0]?.LineId ?? '', Reason: 'Sold out' });
  // 4 and 4 of 12.
  expect(await proposed()).toMatchObject([{ Quantity: '10' }]);
});

test('each key of a vendor is bought once, of one vendor in each purchase, and of Ids that are named', async () => {
  const { Ids, Lines } = await allOfIt();
  const send = (lines: typeof Lines, ids = Ids) =>
    codeOf(works.buying().createFromProposal({ Ids: ids, Lines: lines }));
  expect(await send([...Lines, ...Lines])).toBe('BAD_REQUEST');
  expect(await send(Lines, [works.anId()])).toBe('BAD_REQUEST');
  expect(await send(Lines.map((line) => ({ ...line, VendorId: works.anId() })))).toBe('NOT_FOUND');
});
