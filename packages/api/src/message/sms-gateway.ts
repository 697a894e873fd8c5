import { accepted, refused } from '@door/domain/door/model/result';
import { isEqual } from '@door/domain/lib/is-equal';
import {
  smsCountries,
  smsLimits,
  type SmsProblem,
  smsProblems,
  type SmsSettings,
  usualSmsTemplate,
} from '@door/domain/selling/message/sms-settings';
import { smsText } from '@door/domain/selling/message/sms-text';
import { z } from 'zod';
import { isWithinRateLimit, tooManyRequests } from '../enforce-rate-limit.ts';
import { booleanInput, oneOf } from '../input/choices.ts';
import { dateInput } from '../input/cursor.ts';
import { newIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { smsMessages as t } from './messages.ts';
import type { SmsGateway } from './sms-port.ts';

const manage = procedure.allow('settings.manage');

/** How the supplier sends SMS. Of what its gateway asks for only the last four characters are ever shown. */
export const smsSettings = manage
  .use(inOneTransaction)
  .query(async ({ ctx }) => gatewayToWire((await ctx.stores.messages.gateway()) ?? notSet));

const notSet: SmsGateway = {
  ...{ isOn: false, sender: '', country: 'IE', registeredOn: null, url: '', template: usualSmsTemplate },
  ...{ authorization: null, authorizationEnd: '', changedBy: '', changedAt: '' },
};

const gatewayToWire = (gateway: SmsGateway) => ({
  IsOn: gateway.isOn,
  Sender: gateway.sender,
  Country: gateway.country,
  RegisteredOn: gateway.registeredOn,
  Url: gateway.url,
  Template: gateway.template,
  /** '' for none. */
  AuthorizationEnd: gateway.authorizationEnd,
  ChangedAt: gateway.changedAt,
});

const gatewayInput = z.strictObject({
  IsOn: booleanInput,
  Sender: text(smsLimits.sender.max).transform((name) => name.trim()),
  Country: oneOf(smsCountries),
  /** On which day ComReg has entered the sender in its registry; null: it has not. */
  RegisteredOn: dateInput.nullable(),
  Url: text(smsLimits.url).transform((url) => url.trim()),
  Template: text(smsLimits.template),
  /** What the gateway reads in the header of that name. Absent: as it is; '': none. */
  Authorization: text(smsLimits.authorization)
    .regex(/^[\x20-\x7E]*$/, 'must be letters and signs of ASCII')
    .optional(),
});

const refusals = {
  sender: refused('message.sms-sender', t.problems.sender),
  registeredOn: refused('message.not-registered', t.problems.registeredOn),
  url: refused('message.sms-url', t.problems.url),
  template: refused('message.sms-template', t.problems.template),
  placeholder: refused('message.sms-placeholder', t.problems.placeholder),
} as const satisfies Readonly<Record<SmsProblem, Result<never>>>;

/** Sets how SMS are sent. Sent again it changes nothing. */
export const setSms = manage
  .input(gatewayInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input }) => {
    // Of two that set it at once, one waits here and then finds what the other has set.
    await ctx.stores.settings.load();
    const before = await ctx.stores.messages.gateway();
    const settings: SmsSettings = {
      isOn: input.IsOn,
      sender: input.Sender,
      country: input.Country,
      registeredOn: input.RegisteredOn,
      url: input.Url,
      template: input.Template,
    };
    const [problem] = smsProblems(settings);
    unwrapOrThrow<null>(problem === undefined ? accepted(null) : refusals[problem]);
    const gateway = { ...(before ?? notSet), ...settings, ...secretOf(ctx, before, input.Authorization?.trim()) };
    if (isEqual(gateway, before)) return gatewayToWire(gateway);
    const changed = { changedBy: ctx.caller.userId, changedAt: ctx.clock.now().toISOString() };
    await ctx.stores.messages.saveGateway({ ...gateway, ...changed });
    return gatewayToWire({ ...gateway, ...changed });
  });

/** Sealed anew each time, so that what is the same stays as it is. */
function secretOf(
  { sms }: Pick<CallScope, 'sms'>,
  before: SmsGateway | undefined,
  said: string | undefined,
): Partial<Pick<SmsGateway, 'authorization' | 'authorizationEnd'>> {
  if (said === undefined) return {};
  if (said === '') return { authorization: null, authorizationEnd: '' };
  const isKept = typeof before?.authorization === 'string' && sms.isSealed(before.authorization, said);
  return isKept ? {} : { authorization: sms.seal(said), authorizationEnd: said.slice(-4) };
}

/** Sends one SMS to a telephone at hand, as the settings are saved. */
export const testSms = manage
  .input(z.strictObject({ Id: newIdInput, To: text(50) }))
  .mutation(async ({ ctx, input: { Id, To } }) => {
    const { sms, supplier, clientId, transactions } = ctx;
    const gateway = await transactions.run(clientId, ({ messages }) => messages.gateway());
    const set = unwrapOrThrow(gateway?.isOn ? accepted(gateway) : refused('message.sms-off', t.off));
    const to = sms.numberOf(To, set.country);
    const number = unwrapOrThrow(to === undefined ? refused('message.no-number', t.noNumber) : accepted(to));
    if (!(await isWithinRateLimit(ctx, 'sms', String(clientId)))) throw tooManyRequests();
    const said = { id: Id, to: number, from: set.sender, text: smsText(t.test(supplier.client.name), '') };
    const outcome = await sms.send(said, set).catch(() => 'away' as const);
    return { Works: outcome === 'sent', Text: t.outcomes[outcome](number) };
  });
