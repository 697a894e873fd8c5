import { accepted, refused } from '@door/domain/door/model/result';
import { codeDigits, pageLimits, stillLasts } from '@door/domain/selling/page/page-limits';
import { z } from 'zod';
import { enforceOfferLimit } from '../enforce-rate-limit.ts';
import { newIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { messages } from '../messages.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { offerTokenInput } from '../quote/offer-input.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { PageCode } from './access-store.ts';
import { addressOnFile } from './address-on-file.ts';
import { openLink } from './customer-link.ts';
import { saleIds } from './link-store.ts';
import { mustHaveCode, openPage } from './open-page.ts';

const pageCall = procedure.allow('offer.answer');

const requestInput = z.strictObject({
  Token: offerTokenInput,
  /** Made up by the page, so that a message that is sent twice mails one code. */
  Id: newIdInput,
});

/** Mails six digits to the customer of the page, whoever asks. The code before is worth nothing from then on. */
export const requestCode = pageCall
  .input(requestInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Token, Id } }) => {
    await enforceOfferLimit(ctx, 'offerAnswer', Token);
    const { tokenHash, sale } = unwrapOrThrow(await openLink(ctx, Token));
    const { access, outbox } = ctx.stores;
    await access.lock(tokenHash);
    const codes = await access.codes(tokenHash);
    if (codes.some(({ id }) => id === Id)) return { Id };
    const now = ctx.clock.now();
    if (!(await addressOnFile(ctx, sale))) unwrapOrThrow(refused('page.no-address', messages.page.noAddress));
    if (codes.filter(({ madeAt }) => stillLasts(madeAt, now, 'day')).length >= pageLimits.codesADay)
      unwrapOrThrow(refused('page.too-many-codes', messages.page.tooManyCodes));
    const madeAt = now.toISOString();
    for (const code of codes) if (code.usedAt === null) await access.saveCode({ ...code, usedAt: madeAt });
    await access.addCode({ id: Id, tokenHash, madeAt, misses: 0, usedAt: null });
    await outbox.add({ kind: 'page-to-customer', clientId: ctx.clientId, ...saleIds(sale), about: 'code', of: Id });
    return { Id };
  });

/** The digits of a code: the server's key makes them of its id, so that they stand in no table and no queue. */
export const digitsOf = ({ offerLinks, clientId }: Pick<CallScope, 'offerLinks' | 'clientId'>, id: string): string =>
  codeDigits(offerLinks.token(`code ${String(clientId)} ${id}`));

const enterInput = z.strictObject({
  Token: offerTokenInput,
  /** Made up by the page for this browser: whoever types the code again by the same message gets the same answer. */
  Id: newIdInput,
  Code: text(20),
});

interface Entered {
  readonly Id: string;
  /** 256 bits that this browser keeps and sends as `x-device`. */
  readonly Device: string;
}

/** Lets this browser see all of the page for half a year. A wrong code is counted, although the call is refused. */
export const enterCode = pageCall.input(enterInput).mutation(async ({ ctx, input }): Promise<Entered> => {
  await enforceOfferLimit(ctx, 'offerAnswer', input.Token);
  return unwrapOrThrow(await ctx.transactions.run(ctx.clientId, (stores) => enteredCode({ ...ctx, stores }, input)));
});

async function enteredCode(ctx: CallScope, { Token, Id, Code }: z.infer<typeof enterInput>): Promise<Result<Entered>> {
  const link = await openLink(ctx, Token);
  if (!link.ok) return link;
  const { tokenHash } = link.value;
  const { access } = ctx.stores;
  await access.lock(tokenHash);
  const code = (await access.codes(tokenHash)).at(-1);
  const now = ctx.clock.now();
  if (!code || !stillLasts(code.madeAt, now, 'code')) return wrongCode;
  const isRight = Code.trim() === digitsOf(ctx, code.id);
  const device = deviceOf(ctx, tokenHash, Id);
  const deviceHash = ctx.ids.digest(device);
  // The answer to the same message was lost.
  if (isRight && (await access.device(deviceHash))) return accepted({ Id, Device: device });
  if (!isLiving(code, now)) return wrongCode;
  if (!isRight) {
    await access.saveCode({ ...code, misses: code.misses + 1 });
    return wrongCode;
  }
  const at = now.toISOString();
  await access.saveCode({ ...code, usedAt: at });
  await access.addDevice({ id: Id, tokenHash, deviceHash, agent: ctx.agent, madeAt: at });
  return accepted({ Id, Device: device });
}

/** Whether a code can be typed: it is neither used nor guessed at too often, and not too old. */
export const isLiving = ({ madeAt, usedAt, misses }: PageCode, now: Date): boolean =>
  usedAt === null && misses < pageLimits.codeTries && stillLasts(madeAt, now, 'code');

/** The same whether it is wrong, too old, used up, or of another page. */
const wrongCode = refused('page.wrong-code', messages.page.wrongCode);

const deviceOf = ({ offerLinks, clientId }: CallScope, tokenHash: string, id: string): string =>
  ['one', 'other'].map((half) => offerLinks.token(`${half} half of ${String(clientId)} ${tokenHash} ${id}`)).join('');

const forgetInput = z.strictObject({ Token: offerTokenInput, DeviceId: newIdInput });

/** A browser that knew the code does not know it any longer. */
export const forgetDevice = pageCall
  .input(forgetInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Token, DeviceId } }) => {
    await enforceOfferLimit(ctx, 'offerAnswer', Token);
    const page = unwrapOrThrow(await openPage(ctx, Token));
    const { tokenHash } = page.link;
    const devices = await ctx.stores.access.devices(tokenHash);
    // Whoever has forgotten their own browser is asked nothing when they say so again.
    if (!devices.some(({ id }) => id === DeviceId)) return { DeviceId };
    unwrapOrThrow(mustHaveCode(page));
    await ctx.stores.access.removeDevice({ tokenHash, id: DeviceId });
    return { DeviceId };
  });
