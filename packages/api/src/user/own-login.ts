import { accepted, refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { isWithinRateLimit, tooManyRequests } from '../enforce-rate-limit.ts';
import { newIdInput, userIdInput } from '../input/ids.ts';
import { sessionIdInput } from './person-input.ts';
import { findColleague } from './people.ts';
import { lockPerson, recordAboutAccount } from './change-person.ts';
import { mailLink } from './mail-link.ts';
import { personToWire, sessionToWire } from './person-to-wire.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

// What only makes sense while passwords, second factors and sessions are ours.

const adminCall = procedure.allow('people.manage').use(({ ctx, next }) => {
  if (!ctx.hasOwnLogin) unwrapOrThrow(refused('person.not-ours', messages.person.notOurs));
  return next();
});
const aboutSomebody = adminCall.input(z.strictObject({ UserId: userIdInput })).use(inOneTransaction);

/** Mails a link to choose a password: once for each `Attempt`, which the page makes up. */
export const mailPasswordLink = adminCall
  .input(z.strictObject({ UserId: userIdInput, Attempt: newIdInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { UserId, Attempt } }) => {
    const person = unwrapOrThrow(await lockPerson(ctx, UserId));
    const isRepeated = person.linkId === Attempt;
    if (!isRepeated && !(await isWithinRateLimit(ctx, 'recipient', person.email))) throw tooManyRequests();
    return personToWire(unwrapOrThrow(await mailLink(ctx, person, Attempt)));
  });

/** Takes a lost second factor away; where one is required, the next log-in asks for a new one. */
export const removeSecondFactor = aboutSomebody.mutation(async ({ ctx, input: { UserId } }) => {
  const person = unwrapOrThrow(await lockPerson(ctx, UserId));
  if (!person.hasSecondFactor) return personToWire(person);
  await ctx.stores.people.removeSecondFactor(UserId);
  await recordAboutAccount(ctx, UserId, [{ kind: 'second-factor', from: null, to: 'off' }]);
  return personToWire({ ...person, hasSecondFactor: false });
});

/** Where somebody is logged in. */
export const sessions = aboutSomebody.query(async ({ ctx, input: { UserId } }) => {
  unwrapOrThrow(await findColleague(ctx, UserId));
  return sessionsToWire(ctx, UserId);
});

/** Without `SessionId` all of them. What is not there counts as ended. */
export const endSessions = adminCall
  .input(z.strictObject({ UserId: userIdInput, SessionId: sessionIdInput.optional() }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { UserId, SessionId } }) => {
    unwrapOrThrow(await lockPerson(ctx, UserId));
    if (UserId === ctx.caller.userId) unwrapOrThrow(await checkProof(ctx, SessionId));
    return end(ctx, UserId, SessionId);
  });

const ownCall = procedure.allow('account.see');

/** How the caller logs in, and where they are logged in. */
export const myLogin = ownCall.use(inOneTransaction).query(async ({ ctx }) => {
  const { userId } = ctx.caller;
  const account = (await ctx.stores.people.all()).find((each) => each.userId === userId);
  return {
    HasOwnLogin: ctx.hasOwnLogin,
    HasSecondFactor: account?.hasSecondFactor ?? false,
    Sessions: await sessionsToWire(ctx, userId),
    /** Whether password and code were shown lately enough to end sessions elsewhere. */
    MayEndSessions: (await checkProof(ctx, undefined)).ok,
  };
});

/** Of another session than that of the call only for whoever has shown password and code lately: a device left open ends none elsewhere. */
export const endMySession = ownCall
  .input(z.strictObject({ SessionId: sessionIdInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { SessionId } }) => {
    unwrapOrThrow(await checkProof(ctx, SessionId));
    return end(ctx, ctx.caller.userId, SessionId);
  });

/** How long password and code are taken to be of whoever is there, ms. */
const proofHolds = 10 * 60_000;

/** Whether the caller may end this session of theirs, or any: the present one always. */
async function checkProof(
  { stores, caller, clock }: OfficeScope,
  sessionId: string | undefined,
): Promise<Result<null>> {
  if (sessionId !== undefined && sessionId === caller.sessionId) return accepted(null);
  const present = (await stores.people.sessions(caller.userId)).find(({ id }) => id === caller.sessionId);
  const isProved = present !== undefined && clock.now().getTime() - Date.parse(present.provedAt) < proofHolds;
  return isProved ? accepted(null) : refused('person.not-proved', messages.person.notProved);
}

async function end(ctx: OfficeScope, userId: string, sessionId: string | undefined) {
  const ended = await ctx.stores.people.endSessions(userId, sessionId === undefined ? 'all' : { id: sessionId });
  if (ended > 0) await recordAboutAccount(ctx, userId, [{ kind: 'sessions', from: null, to: String(ended) }]);
  return sessionsToWire(ctx, userId);
}

const sessionsToWire = async ({ stores, caller }: Pick<OfficeScope, 'stores' | 'caller'>, userId: string) =>
  (await stores.people.sessions(userId)).map((session) => sessionToWire(session, caller));
