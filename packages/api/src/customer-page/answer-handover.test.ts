import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { quoteId, tokenIn } from '../testing/a-sent-quote.ts';
import { aPhoto, at, onSite } from '../testing/a-fitting.ts';
import { soldOrderId as Id } from '../testing/a-sold-order.ts';
import { codeOf } from '../testing/a-test-api.ts';
import { withCode } from '../testing/page-code.ts';

/** A door that was fitted on 16 December while nobody was in, and the page of its customer. */
async function unsigned() {
  const site = await onSite();
  const { api, fitting, VisitId, sent, ready } = site;
  const Token = tokenIn((await api.installer().quote.createOfferLink({ Id: quoteId })).OfferUrl);
  const read = async () => {
    const order = await api.visitor().getMyOrder({ Token });
    return order.IsUnchanged ? expect.fail() : order;
  };
  const sentence = async () => (await read()).Sentence;
  await ready();
  const before = await sentence();
  await withCode(api, Token);
  const known = await sentence();
  const PhotoId = await aPhoto(api, VisitId);
  await fitting.handOver({ ...sent, Signed: null, Reason: 'Nobody was in', PhotoId });
  const answer = async () => {
    const { HandoverId, ToConfirm } = (await read()).Handover ?? expect.fail();
    const signed = { As: 'signed', Name: 'Mary Byrne', Confirmed: ToConfirm } as const;
    return { Token, Id: randomUUID(), HandoverId, Answer: signed };
  };
  const on = (day: string) => void (api.controls.now = Date.parse(at('10:00', day)));
  return { ...site, Token, read, sentence, before, known, answer, on };
}

test('fitters who are there are told of with the hour, to the customer alone', async () => {
  const { before, known } = await unsigned();
  expect(before).toBe('Your door arrived on 16 December 2026.');
  expect(known).toBe('The fitters are with you since 06:50.');
});

test('what nobody has signed is asked for, and counts from the signature on', async () => {
  const { api, read, sentence, answer, on } = await unsigned();
  expect(await read()).toMatchObject({
    Stage: 'delivered',
    Next: [{ Text: 'Pay the deposit.' }, { Text: 'Sign the handover, or say what is wrong.', Who: 'you' }],
    Handover: { On: '2026-12-16', Until: '2026-12-22' },
  });
  expect((await api.installer().order.getOrderById(Id)).State, 'for the works it is installed').toBe('Installed');
  on('2026-12-18');
  const message = await answer();
  const { device } = api.controls;
  api.controls.device = '';
  expect(await codeOf(api.visitor().answerHandover(message))).toBe('PRECONDITION_FAILED');
  api.controls.device = device;
  const other = { ...message, Answer: { ...message.Answer, Confirmed: ['Anything'] } };
  expect(await codeOf(api.visitor().answerHandover(other))).toBe('CONFLICT');
  await api.visitor().answerHandover(message);
  await api.visitor().answerHandover(message);
  expect(await sentence()).toBe('Handed over on 18 December 2026. Your guarantee runs to 16 December 2036.');
  expect(await read()).toMatchObject({ Stage: 'fitted', Handover: null });
  expect((await api.rows('visitEvent')).filter(({ kind }) => kind === 'accepted')).toMatchObject([
    { how: 'page', who: null, signature: { name: 'Mary Byrne' } },
  ]);
});

test('without an answer it counts by the terms after seven days, and nobody ticks it', async () => {
  const { read, sentence, answer, on } = await unsigned();
  const message = await answer();
  on('2026-12-22');
  expect((await read()).Stage).toBe('delivered');
  on('2026-12-23');
  expect(await sentence()).toBe('Handed over on 23 December 2026. Your guarantee runs to 16 December 2036.');
  expect((await read()).Handover).toBeNull();
  expect(message.HandoverId).not.toBe('');
});

test('what is wrong is a question that somebody answers, and keeps it from counting until it is signed', async () => {
  const { api, read, answer, on } = await unsigned();
  const { HandoverId, Token } = await answer();
  const wrong = { Token, Id: randomUUID(), HandoverId, Answer: { As: 'wrong', Text: 'The sill leaks.' } } as const;
  await api.visitor().answerHandover(wrong);
  await api.visitor().answerHandover(wrong);
  const { Thread } = await read();
  expect(Thread?.map(({ Text }) => Text)).toEqual([
    'About the handover of 16 December 2026, which I do not sign: The sill leaks.',
  ]);
  expect((await api.rows('task')).filter(({ rule }) => rule === 'answer-question')).toHaveLength(1);
  on('2027-01-15');
  expect(await read()).toMatchObject({ Stage: 'delivered', Handover: { Until: null } });
  await api.visitor().answerHandover(await answer());
  expect((await read()).Stage).toBe('fitted');
  expect(await codeOf(api.visitor().answerHandover({ ...wrong, Id: randomUUID() }))).toBe('CONFLICT');
});
