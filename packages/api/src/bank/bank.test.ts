import { bankReference } from '@door/domain/selling/payment/bank-reference';
import { shareOf } from '@door/domain/testing/law-share';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CamtEntry, camtFile, ownIban } from '../testing/a-camt-file.ts';
import { aSoldOrder as soldOrder, soldOrderId } from '../testing/a-sold-order.ts';
import { codeOf, type TestApi } from '../testing/a-test-api.ts';

const idOf = (at: number) => `5a1f4c1e-0000-4000-8000-${String(at).padStart(12, '0')}`;
const reference = bankReference(10_001);
const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');

async function aSoldOrder() {
  const { api } = await soldOrder();
  api.setClient({ bank: { holder: 'Alder & Lane', iban: ownIban, bic: '' } });
  return { api };
}

const bankOf = (api: TestApi) => api.fabricator().bank;
const imported = (api: TestApi, at: number, file: string | Buffer, more: object = {}) =>
  bankOf(api).importStatement({
    ...{ Id: idOf(at), FileName: 'december.xml', Content: base64(file), DryRun: false },
    ...more,
  });
const camt = (api: TestApi, at: number, ...entries: readonly CamtEntry[]) => imported(api, at, camtFile({ entries }));
const lines = async (api: TestApi, State: 'New' | 'Booked' | 'Ignored' = 'New') =>
  (await bankOf(api).lines({ State })).Lines;
const moneyOf = async (api: TestApi) => (await api.installer().order.getOrderById(soldOrderId)).Money;
const ofBank = async (api: TestApi) => (await moneyOf(api)).Payments.filter(({ Source }) => Source === 'bank');

const profile = {
  ...{ Name: 'Our bank', Day: 'Date', Amount: 'Amount', Out: '', Text: 'Details', Reference: '', Party: 'Name' },
  ...{ BankReference: '', Currency: '', Decimal: ',', Days: 'day first', Sign: '+' },
} as const;

describe('a line', () => {
  test('with the reference of an order is booked by the rule, whatever its sum, and says its source', async () => {
    const { api } = await aSoldOrder();
    const { DepositAsked } = await moneyOf(api);
    expect(await camt(api, 1, { amount: DepositAsked, reference, bankReference: 'B-1' })).toMatchObject({
      ...{ New: 1, Known: 0, Booked: 1 },
    });
    expect(await ofBank(api)).toMatchObject([
      { Kind: 'deposit', Amount: DepositAsked, On: '2026-12-01', Method: 'bank', RecordedBy: null },
    ]);
    expect(await lines(api, 'Booked')).toMatchObject([{ Order: { Id: soldOrderId, Number: '10001' } }]);
    await camt(api, 2, { amount: '9000000.00', text: `Thanks ${reference.toLowerCase()}`, bankReference: 'B-2' });
    const { Open, Overpaid } = await moneyOf(api);
    expect([Open, Overpaid === '0.00']).toEqual(['0.00', false]);
    expect((await api.rows('task')).map(({ rule }) => rule)).toContain('pay-back');
  });

  test('that is likely waits for one click, one that may be for a look, and one of nobody for an order', async () => {
    const { api } = await aSoldOrder();
    const { DepositAsked, Open } = await moneyOf(api);
    const rest = (Number(Open) - Number(DepositAsked)).toFixed(2);
    await camt(
      api,
      1,
      { amount: DepositAsked, text: 'order 10001', day: '2026-12-03' },
      { amount: rest, text: 'a door', day: '2026-12-02' },
      { amount: '7.00', text: 'rent', day: '2026-12-01' },
    );
    const found = await lines(api);
    expect(found.map(({ Match }) => Match)).toEqual(['likely', 'maybe', 'none']);
    const ids = found.map(({ Id }) => Id);
    const likely = await bankOf(api).bookLikely({ LineIds: ids });
    expect(likely.Lines.map(({ State }) => State).toSorted()).toEqual(['Booked', 'New', 'New']);
    const none = { LineId: ids[2] ?? '', OrderId: soldOrderId };
    expect(await bankOf(api).book(none)).toMatchObject({ Lines: [{ State: 'Booked' }] });
    expect(await bankOf(api).book(none)).toMatchObject({ Lines: [{ State: 'Booked' }] });
    expect((await ofBank(api)).map(({ Amount }) => Amount)).toEqual([DepositAsked, '7.00']);
  });

  test('of a sum that is open once is booked once, though two lines say it', async () => {
    const { api } = await aSoldOrder();
    const { DepositAsked } = await moneyOf(api);
    const twin = { amount: DepositAsked, text: 'order 10001' };
    await camt(api, 1, twin, twin);
    await bankOf(api).bookLikely({ LineIds: (await lines(api)).map(({ Id }) => Id) });
    expect(await ofBank(api)).toHaveLength(1);
    expect((await lines(api)).map(({ Match }) => Match)).not.toContain('likely');
  });

  test('is taken back with a reason, and may be booked again', async () => {
    const { api } = await aSoldOrder();
    await camt(api, 1, { amount: '10.00', reference });
    const [line] = await lines(api, 'Booked');
    const back = { LineId: line?.Id ?? '', Reason: 'Of another order' };
    api.controls.now += 1000;
    expect(await bankOf(api).unbook(back)).toMatchObject({ Lines: [{ State: 'New' }] });
    expect(await bankOf(api).unbook(back)).toMatchObject({ Lines: [{ State: 'New' }] });
    expect((await moneyOf(api)).Paid).toBe('0.00');
    api.controls.now += 1000;
    await bankOf(api).book({ LineId: back.LineId, OrderId: soldOrderId });
    expect((await moneyOf(api)).Paid).toBe('10.00');
    expect((await ofBank(api)).map(({ Amount, Note }) => [Amount, Note])).toEqual([
      ['10.00', ''],
      ['-10.00', 'Of another order'],
      ['10.00', ''],
    ]);
    const [payment] = await ofBank(api);
    const byHand = { Id: idOf(90), OrderId: soldOrderId, PaymentId: payment?.Id ?? '', Reason: 'By hand' };
    expect(await codeOf(api.installer().order.takeBackPayment(byHand))).toBe('CONFLICT');
  });

  test('that the bank takes back goes off what was paid, once, and no other debit does', async () => {
    const { api } = await aSoldOrder();
    const paid = { amount: '10.00', reference, bankReference: 'B-1' };
    await camt(api, 1, paid);
    const reversal = { ...paid, isOut: true, isReversal: true, day: '2026-12-02' };
    expect(
      await camt(
        api,
        2,
        reversal,
        { ...reversal, bankReference: 'B-2' },
        { ...paid, isOut: true, bankReference: 'B-3' },
      ),
    ).toMatchObject({
      ...{ New: 3, Known: 0, Booked: 1 },
    });
    expect((await ofBank(api)).map(({ Kind, Amount }) => [Kind, Amount])).toEqual([
      ['deposit', '10.00'],
      ['dispute', '-10.00'],
    ]);
    const [left] = await lines(api);
    expect(await codeOf(bankOf(api).book({ LineId: left?.Id ?? '', OrderId: soldOrderId }))).toBe('CONFLICT');
    const first = (await lines(api, 'Booked')).find(({ Amount }) => Amount === '10.00');
    expect(await codeOf(bankOf(api).unbook({ LineId: first?.Id ?? '', Reason: 'Wrong' }))).toBe('CONFLICT');
  });

  test('that was paid and taken back within one file is booked and taken back', async () => {
    const { api } = await aSoldOrder();
    const paid = { amount: '10.00', reference };
    await camt(api, 1, { ...paid, isOut: true, isReversal: true }, paid);
    expect((await moneyOf(api)).Paid).toBe('0.00');
    expect(await ofBank(api)).toHaveLength(2);
  });

  test('is left alone by its words, and so are later ones, until the rule is dropped', async () => {
    const { api } = await aSoldOrder();
    await camt(api, 1, { amount: '5.00', text: 'STRIPE payout 1' }, { amount: '6.00', text: 'Stripe payout 2' });
    const [line] = await lines(api);
    const ignoring = { LineId: line?.Id ?? '', Holds: 'stripe payout' };
    expect(await codeOf(bankOf(api).ignore({ ...ignoring, Holds: 'Mollie' }))).toBe('BAD_REQUEST');
    await bankOf(api).ignore(ignoring);
    await bankOf(api).ignore(ignoring);
    expect(await lines(api)).toEqual([]);
    await camt(api, 2, { amount: '7.00', party: 'Stripe Payout', reference });
    expect([(await lines(api)).length, (await lines(api, 'Ignored')).length]).toEqual([0, 3]);
    expect((await moneyOf(api)).Paid).toBe('0.00');
    const [rule] = await bankOf(api).rules();
    expect(await bankOf(api).dropRule({ Id: rule?.Id ?? '' })).toEqual([]);
    await camt(api, 3, { amount: '8.00', text: 'Stripe payout 4' });
    expect(await lines(api)).toHaveLength(1);
  });
});

test('law 10: a statement twice, in halves, overlapping: each line once, and the same money', async () => {
  const { api } = await aSoldOrder();
  let at = 100;
  const day = fc.integer({ min: 1, max: 6 });
  const entry = fc.record({
    amount: fc.constantFrom('1.00', '2.50'),
    text: fc.constantFrom('rent', 'door'),
    day: day.map((each) => `2026-12-0${String(each)}`),
    reference: fc.constantFrom(undefined, reference),
    isNamed: fc.boolean(),
  });
  const statement = fc.array(entry, { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(statement, fc.array(fc.tuple(day, day), { maxLength: 4 }), async (all, cuts) => {
      at += 100;
      const party = `Payer ${String(at)}`;
      const file = all.map(
        ({ isNamed, reference: said, ...each }, place): CamtEntry => ({
          ...{ ...each, party, ...(said && { reference: said }) },
          ...(isNamed && { bankReference: `B ${String(at)} ${String(place)}` }),
        }),
      );
      const before = Number((await moneyOf(api)).Paid);
      const countBefore = (await api.rows('bankLine')).length;
      // Exports are of whole days; some overlap, and the last holds all of them.
      const exports = cuts.map(([one, other]) =>
        file.filter(
          (each) => (each.day ?? '') >= `2026-12-0${String(one)}` && (each.day ?? '') <= `2026-12-0${String(other)}`,
        ),
      );
      for (const [place, entries] of [...exports, file, file].entries()) await camt(api, at + place, ...entries);
      expect((await api.rows('bankLine')).length - countBefore).toBe(file.length);
      const due = file.filter((each) => each.reference).reduce((sum, { amount }) => sum + Number(amount), 0);
      expect(Number((await moneyOf(api)).Paid) - before).toBeCloseTo(due, 2);
    }),
    { numRuns: shareOf(100) },
  );
}, 300_000);

describe('a file', () => {
  test('that is tried first writes nothing, and sent twice is imported once', async () => {
    const { api } = await aSoldOrder();
    const file = camtFile({ entries: [{ amount: '10.00', reference }] });
    expect(await imported(api, 1, file, { DryRun: true })).toMatchObject({ New: 1, Booked: 1, DryRun: true });
    expect([await api.rows('bankLine'), await api.rows('bankStatement'), await ofBank(api)]).toEqual([[], [], []]);
    const first = await imported(api, 1, file);
    expect(await imported(api, 1, file)).toEqual(first);
    expect(await imported(api, 2, file)).toMatchObject({ New: 0, Known: 1, Booked: 0 });
  });

  test('of CSV is read by a profile, which is offered again', async () => {
    const { api } = await aSoldOrder();
    const csv = `Date;Amount;Details;Name\n01/12/2026;10,00;${reference};Mary\n02/12/2026;-3,00;Rent;Owner\n`;
    expect(await imported(api, 1, csv, { Profile: profile })).toMatchObject({ New: 2, Booked: 1 });
    expect(await lines(api)).toMatchObject([{ Amount: '-3.00', Party: 'Owner', Match: 'none' }]);
    expect(await bankOf(api).profiles()).toEqual([profile]);
    expect(await codeOf(imported(api, 2, csv))).toBe('BAD_REQUEST');
  });

  test('in Latin-1 is read by its declaration, and a CSV file that says nothing as Windows writes it', async () => {
    const { api } = await aSoldOrder();
    const latin = camtFile({ entries: [{ amount: '1.00', party: 'Zoë Müller' }] }).replace('UTF-8', 'ISO-8859-1');
    await imported(api, 1, Buffer.from(latin, 'latin1'));
    await imported(api, 2, Buffer.from('Date;Amount;Details;Name\n02/12/2026;2,00;x;Søren\n', 'latin1'), {
      Profile: profile,
    });
    expect((await lines(api)).map(({ Party }) => Party)).toEqual(['Søren', 'Zoë Müller']);
    expect(await codeOf(imported(api, 3, Buffer.from(latin.replace('ISO-8859-1', 'UTF-8'), 'latin1')))).toBe(
      'BAD_REQUEST',
    );
  });

  test.each([
    ['a document type', (xml: string) => xml.replace('<Document', '<!DOCTYPE D []>\n<Document'), 'Line 2 '],
    ['three decimals', (xml: string) => xml.replace('10.00', '10.001'), '10.001'],
    ['another account', (xml: string) => xml.replace(/IE29\w+/, 'DE89370400440532013000'), 'DE89370400440532013000'],
    ['no XML', () => '<Document', 'Line 1 '],
  ])('with %s is refused and says why', async (_, change, said) => {
    const { api } = await aSoldOrder();
    const sent = imported(api, 1, change(camtFile({ entries: [{ amount: '10.00' }] })));
    await expect(sent).rejects.toThrow(said);
    expect(await codeOf(imported(api, 1, change(camtFile({ entries: [{ amount: '10.00' }] }))))).toBe('BAD_REQUEST');
    expect(await api.rows('bankLine')).toEqual([]);
  });

  test('of 2 MiB is read, and of a byte more refused', async () => {
    const { api } = await aSoldOrder();
    const file = camtFile({ entries: [{ amount: '10.00' }] });
    const filled = (bytes: number) => file + ' '.repeat(bytes - Buffer.byteLength(file));
    expect(await imported(api, 1, filled(2 * 1024 * 1024))).toMatchObject({ New: 1 });
    expect(await codeOf(imported(api, 2, filled(2 * 1024 * 1024 + 1)))).toBe('PAYLOAD_TOO_LARGE');
  });

  test('with money in another currency keeps it, of nobody', async () => {
    const { api } = await aSoldOrder();
    await camt(api, 1, { amount: '10.00', currency: 'GBP', reference });
    const [line] = await lines(api);
    expect(line).toMatchObject({ Currency: 'GBP', Match: 'none', Order: null });
    expect(await codeOf(bankOf(api).book({ LineId: line?.Id ?? '', OrderId: soldOrderId }))).toBe('CONFLICT');
  });
});
