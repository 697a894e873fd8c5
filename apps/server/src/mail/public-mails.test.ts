import { randomUUID } from 'node:crypto';
import { messagesOfHour } from '@door/api/message/messages-of-hour';
import { recheckPromises } from '@door/api/promise/recheck';
import { aSentQuote, quoteId, tokenIn } from '@door/api/testing/a-sent-quote';
import { aGlazedDoor, measure, soldOrderId as OrderId } from '@door/api/testing/a-sold-order';
import { aTestApi, type TestApi } from '@door/api/testing/a-test-api';
import { aNeighbour, busyWorks, secrets } from '@door/api/testing/busy-works';
import { confirmOrder } from '@door/api/testing/confirm-order';
import { withCode } from '@door/api/testing/page-code';
import { defaultWorksSettings } from '@door/domain/catalogue/rows/works-settings';
import { clientId } from '@door/domain/door/model/ids';
import { expect, test } from 'vitest';
import type { Email } from './email.ts';
import { sendMessageEmail } from './send-message-email.ts';
import { sendPageEmail } from './send-page-email.ts';
import { sendPromiseEmail } from './send-promise-email.ts';

// Today is Saturday 21 November 2026.

const own = clientId(-1022);

const noPapers = { readMade: async () => undefined };

/** Every mail to a customer that is still in the outbox, as it leaves; those with papers carry the papers that `public-texts.test.ts` walks over. */
function mailsOf(api: TestApi) {
  const mails: { readonly kind: string; readonly email: Email }[] = [];
  const done = new Set<string>();
  return {
    mails,
    leave: async () => {
      for (const job of await api.jobs()) {
        const id = JSON.stringify(job);
        if (done.has(id)) continue;
        done.add(id);
        const ports = {
          ...api.context(own, null),
          publicUrl: 'https://doors.example.com',
          mailer: async (email: Email) => void mails.push({ kind: job.kind, email }),
        };
        if (job.kind === 'promise-to-customer') await sendPromiseEmail(ports)(job);
        if (job.kind === 'message-to-customer') await sendMessageEmail({ ...ports, blobs: noPapers })(job);
        if (job.kind === 'page-to-customer') await sendPageEmail(ports)(job);
      }
    },
  };
}

test('law 15: no mail to a customer names a vendor, a cost, an article, another order or a load', async () => {
  const api = await aTestApi();
  const { OfferUrl, Version, Hash } = await aSentQuote(api, aGlazedDoor);
  api.setClient({ promiseDisplay: 'date', works: { ...defaultWorksSettings, mailMoves: true } });
  await busyWorks(api);
  const { mails, leave } = mailsOf(api);
  const { installer, fabricator } = api;
  const { Id: door } = await aGlazedDoor(api);

  await installer().quote.accept({ Id: quoteId, Version, Hash, How: 'phone' });
  const order = await installer().quote.convertToOrder({ Id: quoteId, OrderId });
  await aNeighbour(api, door);
  const { LastUpdated } = order;
  await installer().order.updateDetails({ Id: OrderId, LastUpdated, DeliveryAddress: '1 Mill Lane' });
  await measure(api, order.Lines[0]?.ItemId ?? '');
  await confirmOrder(installer(), OrderId);
  await fabricator().order.accept({ Id: OrderId, CreditChecked: true });
  await leave();
  await withCode(api, tokenIn(OfferUrl));
  await installer().order.answerMessage({ Id: OrderId, MessageId: randomUUID(), Text: 'We look forward to it.' });

  const at = async (moment: string) => {
    api.controls.now = Date.parse(moment);
    await recheckPromises(api.context(own, null), own);
    await messagesOfHour(api.context(own, null), own);
    await leave();
  };
  // Nobody orders the glass, so that its date is in danger, moves, and is withdrawn at last.
  await at('2026-12-07T09:00:00.000Z');
  await at('2026-12-08T17:00:00.000Z');
  await at('2026-12-10T10:00:00.000Z');
  await installer().order.cancel({ Id: OrderId, Reason: 'No longer wanted' });
  await at('2026-12-11T10:00:00.000Z');

  const kinds = mails.map(({ kind, email }) => `${kind}: ${email.subject}`);
  expect(
    kinds.filter((kind) => kind.startsWith('promise-to-customer')),
    kinds.join('\n'),
  ).toHaveLength(3);
  expect(new Set(mails.map(({ kind }) => kind)), kinds.join('\n')).toEqual(
    new Set(['promise-to-customer', 'message-to-customer', 'page-to-customer']),
  );
  for (const { kind, email } of mails) {
    const text = JSON.stringify(email);
    expect(text.length, kind).toBeGreaterThan(100);
    for (const secret of Object.values(secrets)) expect(text, `${kind}: ${secret}`).not.toContain(secret);
  }
});
