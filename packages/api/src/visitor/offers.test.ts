import { describe, expect, test } from 'vitest';
import { aSentQuote, customerId, quoteId as Id, quoteNow } from '../testing/a-sent-quote.ts';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';

const aDay = 24 * 60 * 60_000;
const AttemptId = '5a1f4c1e-0000-4000-8000-0000000000f1';

describe('reading an offer', () => {
  test('shows exactly the paper that was sent, and is noted once a day for each reader', async () => {
    const api = await aTestApi();
    const { token, Hash } = await aSentQuote(api);
    const { Paper, Totals, Lines } = await api.installer().quote.getVersion({ Id });
    const offer = await api.visitor().getOffer(token);
    expect(offer).toMatchObject({ State: 'open', Number: 'Q-1001', Version: 1, Hash, Currency: 'EUR' });
    expect([offer.Paper?.positions, offer.Total, offer.PdfUrl, offer.PdfState]).toEqual([
      ...[Paper.positions, Totals.Total, null, 'being made'],
    ]);
    expect(offer.Pictures).toMatchObject(Lines.map(({ LineId }) => ({ LineId, External: null, Internal: null })));
    await api.visitor().getOffer(token);
    expect(await api.rows('acceptance')).toMatchObject([
      { kind: 'viewed', how: 'link', hash: Hash, who: null, addressMark: 'mark of 192.0.2.7', agent: 'a test' },
    ]);
    api.controls.now += aDay;
    await api.visitor().getOffer(token);
    expect(await api.rows('acceptance')).toHaveLength(2);
  });

  test('says that its PDF could not be made', async () => {
    const api = await aTestApi();
    const { token, DocumentId } = await aSentQuote(api);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await api.transactions.run(api.clientId, ({ documents }) => documents.failOnce(DocumentId ?? ''));
    expect(await api.visitor().getOffer(token)).toMatchObject({ PdfUrl: null, PdfState: 'failed' });
  });

  test('says the same of every token that nobody has', async () => {
    const api = await aTestApi();
    const { token } = await aSentQuote(api);
    const refusals = await Promise.all(
      ['', 'x', token.slice(1), `${token} `, '..', 'é'.repeat(200)].map((wrong) =>
        api
          .visitor()
          .getOffer(wrong)
          .then(String, (error: unknown) => JSON.stringify(error) + String(error)),
      ),
    );
    expect([...new Set(refusals)]).toEqual([expect.stringContaining('There is no such offer.')]);
    expect(await codeOf(api.visitor(-1023).getOffer(token))).toBe('NOT_FOUND');
  });

  test('while the next version is made: still to be read, not to be answered; once that is sent the page shows it, and this one below', async () => {
    const api = await aTestApi();
    const { token: Token, Version, Hash, Confirmed } = await aSentQuote(api);
    const before = await api.visitor().getOffer(Token);
    await api.installer().quote.revise(await quoteNow(api));
    const Promise = before.Promise && { ...before.Promise, Live: null };
    expect(await api.visitor().getOffer(Token)).toEqual({ ...before, Promise, State: 'being revised' });
    expect((await api.installer().quote.getVersion({ Id, Version })).State).toBe('Sent');
    expect(await codeOf(api.visitor().acceptOffer({ Token, Version, Hash, Name: 'Mary', Confirmed }))).toBe('CONFLICT');
    await api.installer().quote.send(await quoteNow(api));
    expect(await api.visitor().getOffer(Token)).toMatchObject({
      ...{ State: 'open', Version: 2 },
      EarlierVersions: [{ Version: 1, SentOn: '2026-11-21', Total: before.Total }],
    });
    expect(await codeOf(api.visitor().acceptOffer({ Token, Version, Hash, Name: 'Mary', Confirmed }))).toBe('CONFLICT');
    expect(await codeOf(api.visitor().declineOffer({ Token, Version }))).toBe('CONFLICT');
  });

  const endings: Readonly<Record<string, (api: TestApi) => unknown>> = {
    expired: (api) => (api.controls.now += 31 * aDay),
    withdrawn: async (api) => api.installer().quote.lose({ ...(await quoteNow(api)), Reason: 'no answer' }),
  };

  test.each(Object.entries(endings))('%s: no word of the paper, and nothing can be answered', async (state, end) => {
    const api = await aTestApi();
    const { token: Token, Version, Hash, Confirmed } = await aSentQuote(api);
    await end(api);
    const offer = await api.visitor().getOffer(Token);
    expect(offer).toMatchObject({
      State: state,
      Paper: null,
      Pictures: null,
      PdfUrl: null,
      PdfState: null,
      Total: null,
    });
    expect(offer.Supplier).toEqual({ Name: 'Doors Ltd', Phone: '', Email: 'doors@example.com' });
    const visitor = api.visitor();
    for (const call of [
      visitor.acceptOffer({ Token, Version, Hash, Name: 'Mary', Confirmed }),
      visitor.declineOffer({ Token }),
      visitor.askAboutOffer({ Token, AttemptId, Question: 'Why?' }),
    ])
      expect(await codeOf(call)).toBe('CONFLICT');
    expect(await api.rows('acceptance')).toEqual([]);
  });

  const ends: Readonly<Record<string, (api: TestApi) => unknown>> = {
    revoked: (api) => api.installer().quote.revokeOfferLink({ Id }),
    'ended with the data of the person': (api) => api.admin().customer.erasePerson({ Id: customerId, OpenWork: true }),
  };

  test.each(Object.entries(ends))('a link that is %s answers as one that nobody has, to the letter', async (_, end) => {
    const api = await aTestApi();
    const { token, Version, Hash, Confirmed } = await aSentQuote(api);
    const refusalOf = (call: Promise<unknown>) =>
      call.then(String, (error: unknown) => JSON.stringify(error) + String(error));
    const refusals = (Token: string) =>
      Promise.all([
        refusalOf(api.visitor().getOffer(Token)),
        refusalOf(api.visitor().acceptOffer({ Token, Version, Hash, Name: 'Mary', Confirmed })),
        refusalOf(api.visitor().declineOffer({ Token })),
        refusalOf(api.visitor().askAboutOffer({ Token, AttemptId, Question: 'Why?' })),
      ]);
    await end(api);
    expect(await refusals(token)).toEqual(await refusals('unknown'));
    expect(await api.rows('acceptance')).toEqual([]);
  });

  test('is limited by address and by token', async () => {
    const api = await aTestApi();
    const { token } = await aSentQuote(api);
    const counted: string[] = [];
    api.controls.tryTake = (key) => counted.push(key) > 0;
    await api.visitor().getOffer(token);
    expect(counted).toEqual(['offer:192.0.2.7', expect.stringMatching(/^offer:[0-9a-f]{64}$/)]);
    api.controls.limited = true;
    expect(await codeOf(api.visitor().getOffer(token))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('answering an offer', () => {
  test('accepting leaves evidence of what was read, ticked and typed, and says the same twice', async () => {
    const api = await aTestApi();
    const { token: Token, Version, Hash, Confirmed } = await aSentQuote(api);
    const accept = (changed: { readonly Hash?: string; readonly Version?: number } = {}) =>
      api.visitor().acceptOffer({ Token, Version, Hash, Name: ' Mary Byrne ', Confirmed, ...changed });
    expect(await codeOf(accept({ Hash: 'another' }))).toBe('CONFLICT');
    expect(await codeOf(accept({ Version: 2 }))).toBe('CONFLICT');
    expect([await accept(), await accept()]).toEqual([{ State: 'accepted' }, { State: 'accepted' }]);
    expect(await api.rows('acceptance')).toMatchObject([
      {
        ...{ kind: 'accepted', how: 'link', version: 1, hash: Hash, name: 'Mary Byrne', confirmed: Confirmed },
        ...{ who: null, addressMark: 'mark of 192.0.2.7', agent: 'a test', at: new Date('2026-11-21T08:00:00.000Z') },
      },
    ]);
    const { State, History } = await api.installer().quote.getQuoteById(Id);
    expect([State, History[0]?.Reason, History[0]?.Who]).toEqual(['Accepted', 'By the customer, with the link.', null]);
    expect((await api.visitor().getOffer(Token)).State).toBe('accepted');
    expect((await api.rows('task')).map(({ rule }) => rule)).toEqual([]);
    const thanks = (await api.jobs()).filter(({ kind }) => kind === 'message-to-customer');
    expect(thanks).toMatchObject([{ code: 'order-thanks', quoteId: Id }]);
  });

  test('nothing is accepted without a name and a tick', async () => {
    const api = await aTestApi();
    const { token: Token, Version, Hash, Confirmed } = await aSentQuote(api);
    const accept = (said: { readonly Name: string; readonly Confirmed: string[] }) =>
      codeOf(api.visitor().acceptOffer({ Token, Version, Hash, ...said }));
    expect(await accept({ Name: ' ', Confirmed })).toBe('BAD_REQUEST');
    expect(await accept({ Name: 'Mary', Confirmed: [] })).toBe('BAD_REQUEST');
  });

  test('what was ticked is exactly what the version says, amount and all; anything else is refused with what to do', async () => {
    const api = await aTestApi();
    const { token: Token, Version, Hash, Confirmed } = await aSentQuote(api);
    const [version = '', measures = ''] = Confirmed;
    const accept = (ticked: readonly string[]) =>
      api.visitor().acceptOffer({ Token, Version, Hash, Name: 'Mary', Confirmed: [...ticked] });
    const others = [
      [version],
      [measures],
      [measures, version],
      [version, measures, 'and free fitting'],
      [version.replace('version 1', 'version 2'), measures],
      [version.replace(/for .*/, 'for 1.00 EUR'), measures],
      [version, 'I do not accept the sizes'],
      [` ${version} x`, measures],
    ];
    for (const ticked of others)
      await expect(accept(ticked)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: expect.stringMatching(/^What was ticked is not what this version says\. Load the quote again/),
      });
    expect(await api.rows('acceptance')).toEqual([]);
    expect(await accept(Confirmed)).toEqual({ State: 'accepted' });
  });

  test('declining tells the supplier once and leaves the quote to them', async () => {
    const api = await aTestApi();
    const { token: Token, Version, Hash, Confirmed } = await aSentQuote(api);
    const decline = () => api.visitor().declineOffer({ Token, Reason: 'Too dear.' });
    expect([await decline(), await decline()]).toEqual([{ State: 'declined' }, { State: 'declined' }]);
    expect((await api.visitor().getOffer(Token)).State).toBe('declined');
    expect(await codeOf(api.visitor().acceptOffer({ Token, Version, Hash, Name: 'Mary', Confirmed }))).toBe('CONFLICT');
    const { State, History } = await api.installer().quote.getQuoteById(Id);
    expect([State, History[0]?.Kind, History[0]?.To, History[0]?.Reason]).toEqual([
      ...['Sent', 'offer', 'declined', 'Too dear.'],
    ]);
    expect(await api.rows('task')).toMatchObject([
      { rule: 'answer-decline', quoteId: Id, about: 'Too dear.', assignee: null },
    ]);
  });

  test('a question is one task, however often it arrives', async () => {
    const api = await aTestApi();
    const { token: Token } = await aSentQuote(api);
    const ask = () => api.visitor().askAboutOffer({ Token, AttemptId, Question: 'When can you fit it?' });
    expect(await ask()).toEqual(await ask());
    expect(await api.rows('task')).toMatchObject([
      { rule: 'answer-question', what: 'Answer the question about Q-1001', about: 'When can you fit it?' },
    ]);
    expect((await api.rows('acceptance')).filter(({ kind }) => kind === 'asked')).toHaveLength(1);
  });

  test('each answer is mailed to the supplier once; reading is not', async () => {
    const api = await aTestApi();
    const { token: Token } = await aSentQuote(api);
    const told = async () => (await api.jobs()).filter(({ kind }) => kind === 'answer-to-supplier');
    await api.visitor().getOffer(Token);
    expect(await told()).toEqual([]);
    for (let time = 0; time < 2; time += 1)
      await api.visitor().askAboutOffer({ Token, AttemptId, Question: 'When can you fit it?' });
    for (let time = 0; time < 2; time += 1) await api.visitor().declineOffer({ Token, Reason: 'Too dear.' });
    const said = (await api.rows('acceptance')).filter(({ kind }) => kind !== 'viewed');
    expect(await told()).toEqual(
      said.map(({ id }) => ({ kind: 'answer-to-supplier', clientId: -1022, quoteId: Id, eventId: id })),
    );
    expect(said.map(({ kind }) => kind)).toEqual(['asked', 'declined']);
  });
});
