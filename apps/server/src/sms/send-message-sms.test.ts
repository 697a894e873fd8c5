import { messagesOfHour } from '@door/api/message/messages-of-hour';
import { aVisit, at } from '@door/api/testing/a-fitting';
import { customerId, quoteId, tokenIn } from '@door/api/testing/a-sent-quote';
import { soldOrderId as OrderId } from '@door/api/testing/a-sold-order';
import { withCode } from '@door/api/testing/page-code';
import { clientId } from '@door/domain/door/model/ids';
import { usualSmsTemplate } from '@door/domain/selling/message/sms-settings';
import { smsPlaces } from '@door/domain/selling/message/sms-text';
import { expect, test } from 'vitest';
import { sendMessageSms } from './send-message-sms.ts';

const own = clientId(-1022);

/** A customer with a telephone and a visit on Wednesday 16 December 2026 from 08:00 on, of a supplier that sends SMS. */
async function aTextedVisit({ phone = '086 123 4567', gateway = {} } = {}) {
  const visit = await aVisit();
  const { api } = visit;
  const { LastUpdated } = await api.installer().customer.getCustomerById(customerId);
  const mary = { Name: 'Mary Byrne', Email: 'mary@example.com', Phone: phone };
  await api.installer().customer.updateCustomer({ Id: customerId, LastUpdated, ...mary });
  await api.admin().message.setSms({
    ...{ IsOn: true, Sender: 'Alder Lane', Country: 'IE', RegisteredOn: '2025-11-03' },
    ...{ Url: '', Template: usualSmsTemplate, ...gateway },
  });
  const done = new Set<string>();
  /** What may leave by now leaves, once. */
  const leave = async () => {
    const from = api.texts.sent.length;
    for (const job of await api.jobs()) {
      if (job.kind !== 'sms-to-customer' || done.has(job.id)) continue;
      if (Date.parse(job.leavesAt ?? '') > api.controls.now) continue;
      done.add(job.id);
      await sendMessageSms(api.context(own, null))(job);
    }
    return api.texts.sent.slice(from).map(({ text }) => text);
  };
  const hour = async (moment: string) => {
    api.controls.now = Date.parse(moment);
    await messagesOfHour(api.context(own, null), own);
    return leave();
  };
  const sent = async () => (await api.installer().message.sent({ OrderId })).filter(({ By }) => By === 'sms');
  return { ...visit, leave, hour, sent };
}

test('the day before a visit is told by SMS as well, once, with the link to the page', async () => {
  const { api, hour, sent } = await aTextedVisit();
  expect(await hour(at('15:59', '2026-12-15'))).toEqual([]);
  const [text = '', ...others] = await hour(at('16:02', '2026-12-15'));
  expect(others).toEqual([]);
  expect(text).toMatch(
    /^We come to you next: Wednesday 16 December 2026, arriving 08:00-09:00 https:\/\/\S+\/offer\/\S+$/,
  );
  expect(smsPlaces(text)).toBeLessThanOrEqual(160);
  expect(api.texts.sent).toMatchObject([{ to: '+353861234567', from: 'Alder Lane' }]);
  expect(await hour(at('17:02', '2026-12-15'))).toEqual([]);
  expect(await sent()).toMatchObject([{ Code: 'visit-tomorrow', By: 'sms', Refusal: '' }]);
});

test('who sets out in the quiet hours is told of in the morning, if they are still under way', async () => {
  const { api, fitting, VisitId, said, leave, hour, sent } = await aTextedVisit();
  api.controls.now = Date.parse(at('06:30'));
  await fitting.record({ VisitId, Events: [said('set out', '06:30')] });
  expect(await leave()).toEqual([]);
  expect(await hour(at('07:02'))).toEqual([]);
  const waiting = (await api.jobs()).filter(({ kind }) => kind === 'sms-to-customer');
  expect(waiting).toMatchObject([{ code: 'on-the-way', leavesAt: at('08:00') }]);
  api.controls.now = Date.parse(at('08:00'));
  expect(await leave()).toEqual([expect.stringMatching(/^The fitters are on their way to you https:/)]);
  expect(await hour(at('08:02'))).toEqual([]);
  expect(await sent()).toHaveLength(1);
});

test('who has arrived meanwhile is not told of any more', async () => {
  const { api, fitting, VisitId, said, leave } = await aTextedVisit();
  api.controls.now = Date.parse(at('07:30'));
  await fitting.record({ VisitId, Events: [said('set out', '07:30')] });
  api.controls.now = Date.parse(at('07:50'));
  await fitting.record({ VisitId, Events: [said('arrived', '07:50')] });
  api.controls.now = Date.parse(at('08:00'));
  expect(await leave()).toEqual([]);
});

test('a customer who wants no SMS gets the mail alone', async () => {
  const { api, hour } = await aTextedVisit();
  const Token = tokenIn((await api.installer().quote.createOfferLink({ Id: quoteId })).OfferUrl);
  await withCode(api, Token);
  const wanted = { Reminders: true, Reviews: true };
  expect(await api.visitor().setReminders({ Token, ...wanted, Sms: false })).toEqual({ ...wanted, Sms: false });
  expect(await api.visitor().setReminders({ Token, ...wanted }), 'said of mails alone').toMatchObject({ Sms: false });
  expect(await hour(at('16:02', '2026-12-15'))).toEqual([]);
  expect((await api.jobs()).filter(({ kind }) => kind === 'sms-to-customer')).toEqual([]);
});

test.each([
  ['a number that is none', { phone: 'ring my wife' }, 'sent', 'number'],
  [
    'an Irish number, of a sender that Ireland blocks',
    { gateway: { Country: 'GB', RegisteredOn: null }, phone: '+353861234567' },
    'sent',
    'number',
  ],
  ['what the gateway refuses', {}, 'refused', 'gateway'],
] as const)('%s is kept as such, and not tried again', async (_, made, outcome, refusal) => {
  const { api, hour, sent } = await aTextedVisit(made);
  api.texts.controls.outcome = outcome;
  expect(await hour(at('16:02', '2026-12-15'))).toEqual([]);
  expect(await sent()).toMatchObject([{ Code: 'visit-tomorrow', Refusal: refusal }]);
  api.texts.controls.outcome = 'sent';
  expect(await hour(at('17:02', '2026-12-15'))).toEqual([]);
});

test('a gateway that does not answer is asked again, as long as it is true', async () => {
  const { api, hour, sent } = await aTextedVisit();
  api.texts.controls.outcome = 'away';
  await expect(hour(at('16:02', '2026-12-15'))).rejects.toThrow('does not answer');
  expect(await sent()).toEqual([]);
  api.texts.controls.outcome = 'sent';
  expect(await hour(at('17:02', '2026-12-15'))).toHaveLength(1);
});
