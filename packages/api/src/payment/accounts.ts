import { accepted, refused } from '@door/domain/door/model/result';
import { isEqual } from '@door/domain/lib/is-equal';
import { modeOfKey, paymentDrivers, payMethods } from '@door/domain/selling/payment/attempt';
import { z } from 'zod';
import { booleanInput, oneOf } from '../input/choices.ts';
import { text } from '../input/text.ts';
import { paymentMessages } from './messages.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { PaymentAccount } from './account-store.ts';
import { isOfProvider } from './look.ts';
import { ProviderRefused } from './provider.ts';

const manage = procedure.allow('payments.manage');

/** The supplier's own accounts with payment providers. Of their secrets only the last four characters are ever shown. */
export const accounts = manage
  .use(inOneTransaction)
  .query(async ({ ctx }) => (await ctx.stores.accounts.all()).map(accountToWire));

const accountToWire = (account: PaymentAccount) => ({
  Driver: account.driver,
  Mode: account.mode,
  KeyEnd: account.keyEnd,
  /** '' for none. */
  HookSecretEnd: account.hookSecretEnd,
  Methods: account.methods,
  IsActive: account.isActive,
  ChangedAt: account.changedAt,
});

const lastFour = (secret: string): string => secret.slice(-4);

const accountInput = z.strictObject({
  Driver: oneOf(paymentDrivers),
  /** Absent: as it is. */
  Key: text(250).optional(),
  /** By which its messages are signed; the one before holds, too, until the next. Absent: as it is. */
  HookSecret: text(250).optional(),
  Methods: z.array(oneOf(payMethods), 'must be a list of methods').max(payMethods.length).default([]),
  IsActive: booleanInput.default(true),
});

/** Sets an account, or changes it. Its mode is that of its key. */
export const setAccount = manage
  .input(accountInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Driver, Key, HookSecret, Methods, IsActive } }) => {
    // Of two that set an account at once, one waits here and then finds what the other has set.
    await ctx.stores.settings.load();
    const before = await ctx.stores.accounts.of(Driver);
    const noKey = refused('payment.no-key', paymentMessages.noKey);
    const mode = Key === undefined ? before?.mode : modeOfKey(Driver, Key);
    const account: PaymentAccount = {
      ...(before ?? newAccount),
      ...(Key === undefined || isKept(ctx, before?.key, Key)
        ? {}
        : { key: ctx.payments.seal(Key), keyEnd: lastFour(Key) }),
      ...(HookSecret === undefined || isKept(ctx, before?.hookSecret, HookSecret)
        ? {}
        : nextSecret(ctx, before, HookSecret)),
      driver: Driver,
      mode: unwrapOrThrow(mode ? accepted(mode) : noKey),
      methods: payMethods.filter((method) => Methods.includes(method)),
      isActive: IsActive,
    };
    if (!isEqual(account, before)) {
      const changed = { changedBy: ctx.caller.userId, changedAt: ctx.clock.now().toISOString() };
      await ctx.stores.accounts.save({ ...account, ...changed });
    }
    return (await ctx.stores.accounts.all()).map(accountToWire);
  });

const newAccount = {
  hookSecret: null,
  hookSecretEnd: '',
  hookSecretBefore: null,
  key: '',
  keyEnd: '',
  changedBy: '',
  changedAt: '',
} as const;

const isKept = (
  { payments }: Pick<CallScope, 'payments'>,
  sealed: string | null | undefined,
  secret: string,
): boolean => sealed !== undefined && sealed !== null && payments.isSealed(sealed, secret);

/** Messages that are on their way are signed by the one before. */
const nextSecret = (
  { payments }: Pick<CallScope, 'payments'>,
  before: PaymentAccount | undefined,
  secret: string,
): Pick<PaymentAccount, 'hookSecret' | 'hookSecretEnd' | 'hookSecretBefore'> => ({
  hookSecret: secret === '' ? null : payments.seal(secret),
  hookSecretEnd: lastFour(secret),
  hookSecretBefore: before?.hookSecret ?? null,
});

/** A session that nobody has: whoever may ask is told so, and whoever may not is told that. */
const noSession = { stripe: 'cs_test_none', mollie: 'tr_none' } as const;

/** Whether the provider takes the key of an account. */
export const testAccount = manage
  .input(z.strictObject({ Driver: oneOf(paymentDrivers) }))
  .mutation(async ({ ctx, input: { Driver } }) => {
    const found = await ctx.transactions.run(ctx.clientId, ({ accounts: all }) => all.of(Driver));
    const none = refused('payment.no-key', paymentMessages.noKey);
    const account = unwrapOrThrow(found ? accepted(found) : none);
    const fault = await ctx.payments
      .of(account)
      .read(noSession[Driver])
      .then(() => null)
      .catch((error: unknown) => (isOfProvider(error) ? error : Promise.reject(error)));
    const works = fault === null || (fault instanceof ProviderRefused && fault.status !== 401 && fault.status !== 403);
    return { Works: works, Text: works ? paymentMessages.works(account.mode) : paymentMessages.worksNot };
  });
