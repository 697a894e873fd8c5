import { describe, expect, test } from 'vitest';
import { aSendableQuote, aSentQuote, quoteId as Id, quoteNow, tokenIn } from '../testing/a-sent-quote.ts';
import { aTestApi, codeOf, newDoor, type TestApi } from '../testing/a-test-api.ts';
import { installerId } from '../testing/people.ts';

const aDay = 24 * 60 * 60_000;
const stateOf = async (api: TestApi) => (await api.installer().quote.getQuoteById(Id)).State;

describe('accepting for a customer', () => {
  test('is of one version and its content, and said again it is said once', async () => {
    const api = await aTestApi();
    const { Version, Hash } = await aSentQuote(api);
    const accept = (changed: { readonly Version?: number; readonly Hash?: string } = {}) =>
      api.installer().quote.accept({ Id, Version, Hash, How: 'phone', ...changed });
    expect(await codeOf(accept({ Hash: 'another' }))).toBe('CONFLICT');
    expect(await codeOf(accept({ Version: 2 }))).toBe('CONFLICT');
    expect(await accept()).toEqual(await accept());
    expect(await api.rows('acceptance')).toMatchObject([
      { kind: 'accepted', how: 'phone', hash: Hash, who: installerId, addressMark: '' },
    ]);
    const { History } = await api.installer().quote.getQuoteById(Id);
    expect([History[0]?.To, History[0]?.Reason, History[0]?.Who?.Name]).toEqual([
      'Accepted',
      'On the phone.',
      'Ines Moor',
    ]);
  });

  test('comes too late after its last day', async () => {
    const api = await aTestApi();
    const { Version, Hash } = await aSentQuote(api);
    api.controls.now += 31 * aDay;
    expect(await codeOf(api.installer().quote.accept({ Id, Version, Hash, How: 'mail' }))).toBe('CONFLICT');
  });

  test('is taken back with a reason; then the same version can be accepted again', async () => {
    const api = await aTestApi();
    const { Version, Hash } = await aSentQuote(api);
    const accept = () => api.installer().quote.accept({ Id, Version, Hash, How: 'paper' });
    await accept();
    const now = await quoteNow(api);
    expect(await codeOf(api.installer().quote.unaccept({ ...now, Reason: ' ' }))).toBe('BAD_REQUEST');
    const unaccept = () => api.installer().quote.unaccept({ ...now, Reason: 'It was another Mary.' });
    expect([(await unaccept()).State, (await unaccept()).State]).toEqual(['Sent', 'Sent']);
    expect((await accept()).State).toBe('Accepted');
  });
});

describe('the other moves', () => {
  test('a quote that was sent takes no change until it is revised, and is never removed', async () => {
    const api = await aTestApi();
    await aSentQuote(api);
    expect(await codeOf(api.installer().quote.updateDetails({ ...(await quoteNow(api)), Note: 'x' }))).toBe('CONFLICT');
    expect(await codeOf(api.installer().quote.remove({ Id }))).toBe('CONFLICT');
    const now = await quoteNow(api);
    const [one, again] = [await api.installer().quote.revise(now), await api.installer().quote.revise(now)];
    expect([one.State, one.Version, again.Version, one.Number]).toEqual(['Draft', 2, 2, 'Q-1001']);
    expect((await api.installer().quote.updateDetails({ ...(await quoteNow(api)), Note: 'x' })).Note).toBe('x');
    expect(await codeOf(api.installer().quote.remove({ Id }))).toBe('CONFLICT');
  });

  test('is lost for a reason of the list, and may be revised', async () => {
    const api = await aTestApi();
    await aSentQuote(api);
    const lost = await api.installer().quote.lose({ ...(await quoteNow(api)), Reason: 'too dear', Text: 'By 400.' });
    expect(lost.State).toBe('Lost');
    const { History } = await api.installer().quote.getQuoteById(Id);
    expect(History[0]?.Reason).toBe('too dear: By 400.');
    expect((await api.installer().quote.revise(await quoteNow(api))).Version).toBe(2);
  });

  describe('a revision that was begun is thrown away', () => {
    test.each(['Sent', 'Lost'] as const)('with all that was changed in it; the quote is %s again', async (state) => {
      const api = await aTestApi();
      const { token } = await aSentQuote(api);
      if (state === 'Lost') await api.installer().quote.lose({ ...(await quoteNow(api)), Reason: 'too dear' });
      const [before, offer] = [await api.installer().quote.getQuoteById(Id), await api.visitor().getOffer(token)];
      const [line] = before.Lines;
      const door = { ItemId: line?.ItemId ?? '' };
      const sentDoor = await api.installer().item.getItemById(door.ItemId);
      await api.installer().quote.revise(await quoteNow(api));
      await api.admin().quote.setDiscount({ ...(await quoteNow(api)), PerCent: 50 });
      await api.installer().quote.updateDetails({ ...(await quoteNow(api)), Note: 'x' });
      const Actions = [{ type: 'size.changeOverall', overall: { width: 1010, height: 2100 } }] as const;
      await api.installer().configureItem({ ...door, LastUpdated: sentDoor.LastUpdated, Actions });
      const { Id: another } = await newDoor(api);
      const more = await api.installer().quote.addItems({ ...(await quoteNow(api)), ItemIds: [another] });
      const now = await quoteNow(api);
      const discard = () => api.installer().quote.discardRevision(now);
      const [one, again] = [await discard(), await discard()];
      expect(again).toEqual(one);
      expect(one).toMatchObject({
        ...{ State: state, Version: 1, Lines: before.Lines, Charges: before.Charges, Discount: null },
        ...{ Note: '', Totals: before.Totals },
      });
      expect(await api.visitor().getOffer(token)).toEqual(offer);
      const restored = await api.installer().item.getItemById(door.ItemId);
      expect(restored).toEqual({ ...sentDoor, LastUpdated: restored.LastUpdated });
      const copy = more.Lines[1]?.ItemId ?? '';
      expect(await codeOf(api.installer().item.getItemById(copy))).toBe('NOT_FOUND');
    });

    test('with the doors that were taken out of it, whose numbers, surveys and added lines are still theirs', async () => {
      const api = await aTestApi();
      await aSentQuote(api);
      const { Lines } = await api.installer().quote.getQuoteById(Id);
      const [{ LineId, ItemId } = { LineId: '', ItemId: '' }] = Lines;
      const sent = await api.installer().item.getItemById(ItemId);
      await api.installer().quote.revise(await quoteNow(api));
      await api.installer().quote.removeLine({ ...(await quoteNow(api)), LineId });
      expect((await api.installer().quote.discardRevision(await quoteNow(api))).Lines).toEqual(Lines);
      expect(await api.installer().item.getItemById(ItemId)).toEqual(sent);
    });

    test('with a door that somebody has removed among the items meanwhile', async () => {
      const api = await aTestApi();
      await aSentQuote(api);
      const { Lines } = await api.installer().quote.getQuoteById(Id);
      const [{ LineId, ItemId } = { LineId: '', ItemId: '' }] = Lines;
      const sent = await api.installer().item.getItemById(ItemId);
      await api.installer().quote.revise(await quoteNow(api));
      await api.installer().quote.removeLine({ ...(await quoteNow(api)), LineId });
      await api.installer().item.removeById(ItemId);
      expect((await api.installer().quote.discardRevision(await quoteNow(api))).Lines).toEqual(Lines);
      const restored = await api.installer().item.getItemById(ItemId);
      expect(restored).toEqual({ ...sent, LastUpdated: restored.LastUpdated });
    });

    test('not where nothing was sent before, and not what is no draft', async () => {
      const api = await aTestApi();
      await aSendableQuote(api);
      const discard = async () => codeOf(api.installer().quote.discardRevision(await quoteNow(api)));
      expect(await discard()).toBe('CONFLICT');
      await api.installer().quote.send(await quoteNow(api));
      await api.installer().quote.revise(await quoteNow(api));
      await api.installer().quote.send(await quoteNow(api));
      expect(await discard()).toBe('CONFLICT');
    });

    test('no longer once it is sent: the doors that were taken out go then', async () => {
      const api = await aTestApi();
      await aSentQuote(api);
      const [line] = (await api.installer().quote.getQuoteById(Id)).Lines;
      await api.installer().quote.revise(await quoteNow(api));
      const { Id: another } = await newDoor(api);
      await api.installer().quote.addItems({ ...(await quoteNow(api)), ItemIds: [another] });
      await api.installer().quote.removeLine({ ...(await quoteNow(api)), LineId: line?.LineId ?? '' });
      expect(await codeOf(api.installer().item.getItemById(line?.ItemId ?? ''))).toBe('accepted');
      await api.installer().quote.send(await quoteNow(api));
      expect(await codeOf(api.installer().item.getItemById(line?.ItemId ?? ''))).toBe('NOT_FOUND');
    });
  });

  test('a draft cannot be lost, and nobody moves what somebody else has changed', async () => {
    const api = await aTestApi();
    const draft = await aSendableQuote(api);
    const lose = (at: { readonly Id: string; readonly LastUpdated: string }) =>
      codeOf(api.installer().quote.lose({ ...at, Reason: 'other' }));
    expect(await lose({ Id, LastUpdated: draft.LastUpdated })).toBe('CONFLICT');
    await api.installer().quote.send({ Id, LastUpdated: draft.LastUpdated });
    expect(await lose({ Id, LastUpdated: draft.LastUpdated })).toBe('CONFLICT');
  });

  test('completing asks about open tasks, or drops them', async () => {
    const api = await aTestApi();
    const { token } = await aSentQuote(api);
    const AttemptId = '5a1f4c1e-0000-4000-8000-0000000000f1';
    await api.visitor().askAboutOffer({ Token: token, AttemptId, Question: 'When?' });
    await api.installer().quote.lose({ ...(await quoteNow(api)), Reason: 'no answer' });
    const complete = async (DropTasks: boolean) =>
      codeOf(api.installer().quote.complete({ ...(await quoteNow(api)), DropTasks }));
    expect(await complete(false)).toBe('CONFLICT');
    expect([await complete(true), await stateOf(api)]).toEqual(['accepted', 'Completed']);
    expect((await api.rows('task')).map(({ rule, state }) => [rule, state])).toEqual([['answer-question', 'Dropped']]);
  });
});

describe('the link of an offer', () => {
  test('is the same until it is revoked, and another afterwards', async () => {
    const api = await aTestApi();
    const { OfferUrl, token } = await aSentQuote(api);
    const create = () => api.installer().quote.createOfferLink({ Id });
    expect((await create()).OfferUrl).toBe(OfferUrl);
    await api.installer().quote.revokeOfferLink({ Id });
    await api.installer().quote.revokeOfferLink({ Id });
    expect(await codeOf(api.visitor().getOffer(token))).toBe('NOT_FOUND');
    const next = (await create()).OfferUrl;
    expect(next).not.toBe(OfferUrl);
    expect((await api.visitor().getOffer(tokenIn(next))).State).toBe('open');
    const { History } = await api.installer().quote.getQuoteById(Id);
    expect(History.filter(({ Kind }) => Kind === 'offer').map(({ To }) => To)).toEqual(['revoked']);
    expect(JSON.stringify(await api.rows('customerLink'))).not.toContain(token);
  });

  test('there is none of a draft', async () => {
    const api = await aTestApi();
    await aSendableQuote(api);
    expect(await codeOf(api.installer().quote.createOfferLink({ Id }))).toBe('CONFLICT');
  });
});

test('items are priced as they are explained, in the order in which they are named', async () => {
  const api = await aTestApi();
  const { Lines } = await aSendableQuote(api);
  const ItemId = Lines[0]?.ItemId ?? '';
  const [one, other] = await api.fabricator().quote.priceItems([ItemId, ItemId]);
  expect(one).toEqual({ ItemId, ...(await api.fabricator().pricing.explain({ ItemId })) });
  expect(other).toEqual(one);
  expect((await api.installer().quote.priceItems([ItemId]))[0]).not.toHaveProperty('NetTrade');
});
