import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../testing/a-test-api.ts';
import { type GlazedDoors, glassUnits, glazedDoors } from '../testing/glazed-doors.ts';

let works: GlazedDoors;
beforeEach(async () => {
  works = await glazedDoors();
});

const piecesOf = ({
  Lines,
}: {
  readonly Lines: readonly { readonly Made: { readonly Pieces: readonly string[] } | null }[];
}) => Lines.flatMap(({ Made }) => Made?.Pieces ?? []).toSorted();
const all = [...glassUnits];
const [first, second, third, fourth] = glassUnits;

interface Came {
  Damaged?: string;
  Pieces?: string[];
  DamagedPieces?: string[];
}

describe('pieces that are made for one door (PROMISE 4.1, 6.3)', () => {
  test('are proposed in one line for all that are made alike, by two people, and bought once', async () => {
    const { proposed, take, purchase } = works;
    expect(await proposed()).toMatchObject([
      { Key: 'GU-D24L', Quantity: '4', Made: { Width: 228, Height: 645, Pieces: all }, Price: { Amount: '40.00' } },
    ]);
    const [one, other] = [await take(), await take()];
    const made = await purchase.createFromProposal(one);
    expect(made).toMatchObject({ Purchases: [{ Number: 'P-1001', Total: '160.00' }], LeftOut: [] });
    expect(await purchase.createFromProposal(one)).toEqual(made);
    expect(await proposed()).toEqual([]);
    expect(await purchase.createFromProposal(other)).toMatchObject({ Purchases: [], LeftOut: [{ Key: 'GU-D24L' }] });
  });

  test('are on one purchase alone, made alike, as many as are ordered', async () => {
    const { purchase, anId, seller, drafted } = works;
    const aLine = (Pieces: string[], Quantity = String(Pieces.length)) => ({
      ...{ LineId: anId(), Key: 'GU-D24L', Quantity, Pieces },
    });
    const create = (...Lines: ReturnType<typeof aLine>[]) =>
      codeOf(purchase.create({ Id: anId(), VendorId: seller.Id, Lines }));
    expect(await create(aLine([first]), aLine([first, second]))).toBe('CONFLICT');
    expect(await create(aLine([first], '2'))).toBe('CONFLICT');
    expect(await create(aLine(['10235-1.1-C1']))).toBe('CONFLICT');
    expect(await create(aLine(['10234-9-G1']))).toBe('CONFLICT');
    expect(await create(aLine([first, first]))).toBe('BAD_REQUEST');
    const draft = await drafted();
    expect(await create(aLine([first]))).toBe('CONFLICT');
    const [line] = draft.Lines;
    const { Id, LastUpdated } = draft;
    const Lines = [{ LineId: line?.LineId ?? '', Key: 'GU-D24L', Quantity: '3', Pieces: [second, third, fourth] }];
    expect(piecesOf(await purchase.changeLines({ Id, LastUpdated, Lines }))).toEqual([second, third, fourth]);
    expect(await create(aLine([first]))).toBe('accepted');
  });

  test('cost what their bill says, each under its own reference, as long as they are there', async () => {
    const { purchase, anId, main, sent, inventory, seller } = works;
    const { Id: PurchaseId, Lines, Currency } = await sent();
    const LineId = Lines[0]?.LineId ?? '';
    const came = {
      LineId,
      Quantity: '3',
      Place: main,
      Pieces: [first, second, third],
      Damaged: '1',
      DamagedPieces: [fourth],
    };
    await purchase.receive({ Id: anId(), PurchaseId, Lines: [came] });
    const used = { Kind: 'issue', Key: second, Place: main, Quantity: '1', Reason: 'Glazed' } as const;
    await inventory.move({ Id: anId(), ...used });
    const bill = {
      ...{ Id: anId(), VendorId: seller.Id, Number: 'R-9', Day: '2026-11-20', Currency, Vat: '0.00', Total: '162.00' },
      Lines: [{ PurchaseId, LineId, Quantity: '4', Price: { Amount: '40.50', Per: '1' } }],
    };
    const { State, Lines: billed } = await purchase.enterBill(bill);
    // Three of the four are there: 1.50 of 2.00, the rest is price difference.
    expect([State, billed[0]?.PriceDifference]).toEqual(['Matched', '0.50']);
    const worth = async (Key: string) => (await inventory.getArticle({ Key })).Value;
    expect([await worth(first), await worth(second), await worth(third), await worth(fourth)]).toEqual([
      ...['40.50', '0.00', '40.50', '40.50'],
    ]);
  });

  test('come one by one, each as a unit of stock; for a damaged one another is on its way', async () => {
    const { purchase, anId, main, sent, inventory, proposed } = works;
    const { Id: PurchaseId, Lines } = await sent();
    const LineId = Lines[0]?.LineId ?? '';
    const receive = (Quantity: string, pieces: Came = {}) =>
      purchase.receive({ Id: anId(), PurchaseId, Lines: [{ LineId, Quantity, Place: main, ...pieces }] });
    expect(await codeOf(receive('1'))).toBe('BAD_REQUEST');
    expect(await codeOf(receive('2', { Pieces: [first] }))).toBe('BAD_REQUEST');
    const part = await receive('1', { Damaged: '1', Pieces: [first], DamagedPieces: [second] });
    expect(part).toMatchObject({
      State: 'Part Received',
      Lines: [
        { Open: '2', Made: { Awaited: [third, fourth] } },
        { Open: '1', Made: { Awaited: [second] } },
      ],
    });
    expect(await codeOf(receive('1', { Pieces: [first] }))).toBe('BAD_REQUEST');
    expect(await inventory.getArticle({ Key: first })).toMatchObject({ OnHand: '1', Free: '0' });
    expect((await inventory.moves({ Key: first })).Moves).toMatchObject([
      { Kind: 'in', UnitId: first, Value: '40.00' },
    ]);
    expect(await proposed()).toEqual([]);
    const whole = await receive('2');
    expect(whole).toMatchObject({ Lines: [{ Made: { Awaited: [] } }, { Open: '1' }] });
    const last = whole.Receipts.at(-1)?.Id ?? '';
    const undone = await purchase.undoReceipt({ Id: anId(), ReceiptId: last, Reason: 'Another delivery' });
    expect(undone).toMatchObject({ Lines: [{ Made: { Awaited: [third, fourth] } }, { Open: '1' }] });
    expect((await inventory.getArticle({ Key: third })).OnHand).toBe('0');
  });

  test('are taken by hand, brought back and spoiled as the units that they are', async () => {
    const { purchase, anId, main, sent, inventory } = works;
    const { Id: PurchaseId, Lines } = await sent();
    const LineId = Lines[0]?.LineId ?? '';
    await purchase.receive({ Id: anId(), PurchaseId, Lines: [{ LineId, Quantity: '4', Place: main }] });
    const moved = () => ({
      Id: anId(),
      Key: first,
      UnitId: first,
      Place: main,
      Quantity: '1',
      Reason: 'Measured again',
    });
    await inventory.move({ Kind: 'issue', ...moved() });
    await inventory.move({ Kind: 'back', ...moved(), Undoes: 2 });
    await inventory.move({ Kind: 'scrap', ...moved(), ReasonCode: 'damaged' });
    expect((await inventory.moves({ Key: first })).Moves).toMatchObject([
      { Kind: 'scrap', UnitId: first, Quantity: '-1', Value: '-40.00' },
      { Kind: 'back', UnitId: first, Quantity: '1', Value: '40.00' },
      { Kind: 'issue', UnitId: first, Quantity: '-1' },
      { Kind: 'in', UnitId: first, Quantity: '1' },
    ]);
    expect(await codeOf(inventory.move({ Kind: 'issue', ...moved() }))).toBe('CONFLICT');
    expect(await codeOf(inventory.move({ Kind: 'issue', ...moved(), UnitId: second }))).toBe('BAD_REQUEST');
    expect(await codeOf(inventory.move({ Kind: 'in', ...moved(), Key: 'CY-3K', UnitId: 'CY-3K' }))).toBe('BAD_REQUEST');
  });

  test('that are claimed go back, and are replaced by pieces for the same doors', async () => {
    const { purchase, anId, main, sent, inventory, proposed } = works;
    const { Id: PurchaseId, Lines } = await sent();
    const LineId = Lines[0]?.LineId ?? '';
    const receive = (id: string, Quantity: string, pieces: Came = {}) =>
      purchase.receive({ Id: anId(), PurchaseId, Lines: [{ LineId: id, Quantity, Place: main, ...pieces }] });
    await receive(LineId, '3', { Damaged: '1', Pieces: [first, third, fourth], DamagedPieces: [second] });
    const says = { PurchaseId, LineId, Reason: 'damaged', Wish: 'replace', Quantity: '1' } as const;
    expect(await codeOf(purchase.claim({ Id: anId(), ...says }))).toBe('BAD_REQUEST');
    expect(await codeOf(purchase.claim({ Id: anId(), ...says, Pieces: [second] })), 'twice').toBe('BAD_REQUEST');
    const [claim] = (await purchase.claims({ PurchaseId })).Claims;
    expect(claim).toMatchObject({ Pieces: [second], State: 'Open' });
    expect(await proposed(), 'it is on its way again').toEqual([]);
    const places = (await inventory.places()).Places;
    const aside = places.find(({ Counts }) => !Counts)?.Id ?? '';
    await purchase.settleClaim({ Id: claim?.Id ?? '', Move: 'sendBack', Place: aside });
    expect((await inventory.moves({ Key: second })).Moves[0]).toMatchObject({ Kind: 'return', Quantity: '-1' });
    const again = await purchase.getPurchaseById(PurchaseId);
    const replacing = again.Lines.find(({ ReplacementOf }) => ReplacementOf === LineId);
    expect(replacing).toMatchObject({ Open: '1', Made: { Awaited: [second] } });
    await receive(replacing?.LineId ?? '', '1');
    expect(await inventory.getArticle({ Key: second })).toMatchObject({ OnHand: '1' });
    // One that came in good order and is of the wrong size goes back as the unit that it is.
    const message = { Id: anId(), ...says, Reason: 'wrong size', Wish: 'credit', Pieces: [first] } as const;
    const wrong = { ...message, Pieces: [first] };
    const other = await purchase.claim(wrong);
    expect(await purchase.claim(wrong)).toEqual(other);
    expect(await inventory.getArticle({ Key: first })).toMatchObject({
      ...{ OnHand: '1', Value: '40.00' },
      Places: [{ Counts: false }],
    });
    expect(await proposed(), 'its door waits for another one').toMatchObject([{ Made: { Pieces: [first] } }]);
    await purchase.settleClaim({ Id: other.Id, Move: 'sendBack', Place: aside });
    expect(await inventory.getArticle({ Key: first })).toMatchObject({ OnHand: '0' });
  });

  test('that are claimed and stay for less are worth less, each its share', async () => {
    const { purchase, anId, main, sent, inventory } = works;
    const { Id: PurchaseId, Lines } = await sent();
    const LineId = Lines[0]?.LineId ?? '';
    await purchase.receive({ Id: anId(), PurchaseId, Lines: [{ LineId, Quantity: '4', Place: main }] });
    const about = { PurchaseId, LineId, Reason: 'damaged', Wish: 'reduce', Quantity: '3' } as const;
    const { Id } = await purchase.claim({ Id: anId(), ...about, Pieces: [first, second, third] });
    await purchase.settleClaim({ Id, Move: 'agree' });
    const settled = await purchase.settleClaim({ Id, Move: 'settle', Credit: '10.00' });
    expect(settled).toMatchObject({ State: 'Settled', PriceDifference: '0.00' });
    const values = await Promise.all(all.map(async (Key) => (await inventory.getArticle({ Key })).Value));
    expect(values.toSorted()).toEqual(['36.66', '36.67', '36.67', '40.00']);
  });

  test('of a cancelled order vanish from drafts', async () => {
    const { order, OrderId: Id, drafted, purchase, tasks, proposed } = works;
    const draft = await drafted();
    await order.cancel({ Id, Reason: 'No longer wanted' });
    expect((await purchase.getPurchaseById(draft.Id)).Lines).toEqual([]);
    expect(await tasks()).toEqual([]);
    expect(await proposed()).toEqual([]);
  });

  test('of a cancelled order that the vendor knows of are a task, on hold they wait for it', async () => {
    const { order, OrderId: Id, sent, purchase, tasks, proposed } = works;
    const bought = await sent();
    const unassigned = async () => (await purchase.getPurchaseById(bought.Id)).Lines[0]?.Made?.Unassigned;
    await order.hold({ Id, Reason: 'Waits' });
    expect(await unassigned()).toEqual(all);
    expect(await tasks()).toEqual([]);
    await order.resume({ Id });
    expect(await unassigned()).toEqual([]);
    expect(await proposed()).toEqual([]);
    await order.hold({ Id, Reason: 'Waits' });
    await order.cancel({ Id, Reason: 'No longer wanted' });
    expect(await unassigned()).toEqual(all);
    expect(await tasks()).toEqual([`Cancel or keep ${first} and 3 more on P-1001`]);
  });
});
