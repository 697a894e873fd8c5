import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aPhoto, aVisit, at, fittingDay as day, onSite } from '../testing/a-fitting.ts';
import { soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import { codeOf } from '../testing/a-test-api.ts';
import { installerId } from '../testing/people.ts';

const resultsOf = ({ Results }: { readonly Results: readonly { readonly As: string }[] }) =>
  Results.map(({ As }) => As);

describe('a fitter’s day', () => {
  test('shows what is booked on them, without prices, a few days back and ahead', async () => {
    const { api, fitting, visit } = await aVisit();
    expect(visit).toMatchObject({
      From: '08:00',
      To: '11:30',
      Number: '10001',
      Address: '1 Mill Lane',
      State: 'Booked',
    });
    expect(visit.Doors).toHaveLength(1);
    expect(visit.Lines).toMatchObject([
      { LineId: visit.Doors[0]?.LineId, Hinge: expect.stringMatching(/^Hinged on the /) },
    ]);
    expect(visit.Lines[0]?.Drawing.lines.length).toBeGreaterThan(0);
    expect(visit.Lines[0]?.Areas).toContainEqual(
      expect.objectContaining({ Area: 'door:leaf', Name: expect.any(String) }),
    );
    expect(visit.PayUrl).toContain('/offer/');
    expect(visit.Guarantee[0]).toEqual({ Part: 'Frame and leaf', Months: 120 });
    expect(await fitting.getVisit(visit.Id)).toEqual(visit);
    expect((await fitting.myDay({ Day: '2026-12-24' })).Visits).toEqual([]);
    api.controls.now = Date.parse(at('08:00', '2026-12-19'));
    expect((await fitting.myDay({ Day: day })).Visits).toEqual([]);
    expect(await codeOf(fitting.getVisit(visit.Id))).toBe('NOT_FOUND');
  });

  test('a visit that is booked on somebody else is as if it were not there', async () => {
    const { api, fitting, VisitId, said, nolan } = await aVisit();
    await api.installer().diary.updateResource({ ...nolan, Works: [...nolan.Works], AccountId: null });
    expect((await fitting.myDay({ Day: day })).Visits).toEqual([]);
    for (const asked of [
      fitting.getVisit(VisitId),
      fitting.record({ VisitId, Events: [said('arrived', '08:00')] }),
      fitting.photoTarget({ VisitId, PhotoId: randomUUID() }),
    ])
      expect(await codeOf(asked)).toBe('NOT_FOUND');
    expect(await api.rows('visitEvent')).toEqual([]);
  });
});

describe('what fitters record', () => {
  test('moves job and stage, once, however often it is sent', async () => {
    const { api, fitting, VisitId, said } = await aVisit();
    const Events = [said('set out', '06:30'), said('arrived', '06:55')];
    expect(resultsOf(await fitting.record({ VisitId, Events: Events.slice(0, 1) }))).toEqual(['taken']);
    expect((await fitting.getVisit(VisitId)).State).toBe('On the way');
    const told = (await api.jobs()).flatMap((job) => (job.kind === 'message-to-customer' ? [job.code] : []));
    expect(told).toContain('on-the-way');
    expect(resultsOf(await fitting.record({ VisitId, Events }))).toEqual(['known', 'taken']);
    const onSite = await fitting.getVisit(VisitId);
    expect(onSite.State).toBe('On site');
    expect(onSite.Now.Steps).toEqual(Events.map(({ Id, Kind }) => ({ Id, Kind })));
    const rows = (await api.rows('visitEvent')).map(({ kind, how }) => `${kind} ${how}`);
    expect(rows.toSorted()).toEqual(['arrived phone', 'set out phone']);
    const Undoes = Events[1]?.Id ?? '';
    await fitting.record({ VisitId, Events: [{ Id: randomUUID(), Kind: 'undo', Undoes, DeviceAt: at('06:56') }] });
    expect((await fitting.getVisit(VisitId)).State).toBe('On the way');
  });

  test('of a clock that is three days ahead is taken with the time of the server, and marked', async () => {
    const { api, fitting, VisitId } = await aVisit();
    const DeviceAt = at('07:00', '2026-12-19');
    await fitting.record({ VisitId, Events: [{ Id: randomUUID(), Kind: 'arrived', DeviceAt }] });
    expect((await api.rows('visitEvent')).map(({ at: time, deviceAt }) => [time, deviceAt])).toEqual([
      [new Date(at('07:00')), new Date(DeviceAt)],
    ]);
  });

  test('that cannot be is refused with a sentence, becomes a task, and keeps nothing else back', async () => {
    const { api, fitting, VisitId, said } = await aVisit();
    const Door = { LineId: randomUUID(), Unit: 1 };
    const { Results } = await fitting.record({
      VisitId,
      Events: [
        { Id: randomUUID(), Kind: 'scanned', Door, DeviceAt: at('06:50') },
        { Id: randomUUID(), Kind: 'photo', PhotoId: randomUUID(), Shows: 'before', DeviceAt: at('06:51') },
        said('arrived', '06:52'),
      ],
    });
    expect(Results.map(({ As, Sentence }) => [As, Sentence])).toEqual([
      ['refused', 'That door is not of this order.'],
      ['refused', 'The photo has not arrived. It is sent again.'],
      ['taken', ''],
    ]);
    expect((await api.rows('task')).filter(({ rule }) => rule === 'look-at-visit')).toHaveLength(1);
  });
});

describe('a handover', () => {
  test('waits for the checklist and its photos', async () => {
    const { fitting, sent } = await onSite();
    await expect(fitting.handOver(sent)).rejects.toThrow(
      'the row “Shown to the customer”, a photo before, a photo after.',
    );
  });

  test('signed: the doors are there and fitted, the order installed, the job over', async () => {
    const { api, fitting, VisitId, sent, ready } = await onSite();
    await ready();
    expect(await fitting.handOver(sent)).toEqual({ Id: sent.Id });
    expect(await fitting.handOver(sent)).toEqual({ Id: sent.Id });
    const order = await api.installer().order.getOrderById(OrderId);
    expect([order.State, order.DeliveredOn, order.InstalledOn]).toEqual(['Installed', day, day]);
    expect((await fitting.getVisit(VisitId)).State).toBe('Handed over');
    const [event] = (await api.rows('visitEvent')).filter(({ kind }) => kind === 'signed');
    expect(event?.signature).toMatchObject({ name: 'Mary سارة 🚪', text: 'One door is handed over.' });
    expect(event?.signature?.svg).toContain('<path d="M1 2L3 4"');
  });

  test.each([
    ['without a stroke', { Strokes: [[]] }, 'Please sign.'],
    ['of another text', { Hash: 'a'.repeat(64) }, 'What was signed is not what was sent.'],
  ])('signed %s it is none', async (_, over, sentence) => {
    const { fitting, sent, ready } = await onSite();
    await ready();
    await expect(fitting.handOver({ ...sent, Signed: { ...sent.Signed, ...over } })).rejects.toThrow(sentence);
  });

  test('not signed it has a reason and a photo', async () => {
    const { api, fitting, VisitId, sent, ready } = await onSite();
    await ready();
    const absent = { ...sent, Signed: null };
    await expect(fitting.handOver(absent)).rejects.toThrow('Say why nobody has signed.');
    await expect(fitting.handOver({ ...absent, Reason: 'Nobody was in' })).rejects.toThrow(
      'The photo has not arrived.',
    );
    const PhotoId = await aPhoto(api, VisitId);
    await fitting.handOver({ ...absent, Reason: 'Nobody was in', PhotoId });
    expect((await api.installer().order.getOrderById(OrderId)).State).toBe('Installed');
  });

  test('that a snag blocks is none: the visit is left unfinished, and booked again', async () => {
    const { api, fitting, VisitId, sent, ready, said } = await onSite();
    await ready();
    const snag = { Id: randomUUID(), Kind: 'snag' as const, Part: 'glass', Text: 'Cracked', Blocks: true };
    await fitting.record({ VisitId, Events: [{ ...snag, DeviceAt: at('06:57') }] });
    await expect(fitting.handOver(sent)).rejects.toThrow('what blocks: Cracked');
    await fitting.record({ VisitId, Events: [said('left', '06:58')] });
    const [job] = (await api.installer().diary.toBook()).Jobs;
    expect(job).toMatchObject({ State: 'Unfinished', Reason: 'Cracked' });
  });
});

describe('cash at the door', () => {
  const cashier = async () => {
    const visited = await aVisit();
    const { api } = visited;
    const me = (await api.admin().user.list()).People.find(({ UserId }) => UserId === installerId) ?? expect.fail();
    const { UserId, LastUpdated, Name, Role, MaxDiscount } = me;
    const may = (MayTakeCash: boolean) =>
      api.admin().user.updateUser({ UserId, LastUpdated, Name, Role, MaxDiscount, MayTakeCash });
    return { ...visited, may };
  };

  test('is taken by whoever may, booked once as a payment by cash, and never more than is open', async () => {
    const { api, fitting, VisitId, may } = await cashier();
    const sent = { Id: randomUUID(), VisitId, Amount: '100.00' };
    await expect(fitting.takeCash(sent)).rejects.toThrow('You may not take cash.');
    await may(true);
    const { Open } = (await api.installer().order.getOrderById(OrderId)).Money;
    const left = (Number(Open) - 100).toFixed(2);
    expect(await fitting.takeCash(sent)).toEqual({ Open: left, Currency: 'EUR' });
    expect(await fitting.takeCash(sent)).toEqual({ Open: left, Currency: 'EUR' });
    expect(await codeOf(fitting.takeCash({ ...sent, Amount: '99.00' }))).toBe('CONFLICT');
    await expect(fitting.takeCash({ ...sent, Id: randomUUID(), Amount: Open })).rejects.toThrow();
    expect((await api.rows('payment')).map(({ method, recordedBy, source }) => [method, recordedBy, source])).toEqual([
      ['cash', installerId, 'hand'],
    ]);
  });

  test('is not taken for a visit of others', async () => {
    const { api, fitting, VisitId, nolan, may } = await cashier();
    await may(true);
    await api.installer().diary.updateResource({ ...nolan, Works: [...nolan.Works], AccountId: null });
    expect(await codeOf(fitting.takeCash({ Id: randomUUID(), VisitId, Amount: '1.00' }))).toBe('NOT_FOUND');
  });
});
