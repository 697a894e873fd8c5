import { accepted, refused } from '@door/domain/door/model/result';
import { personState } from '@door/domain/people/person-state';
import { z } from 'zod';
import { isWithinRateLimit, tooManyRequests } from '../enforce-rate-limit.ts';
import { newIdInput, personVersionInput, userIdInput } from '../input/ids.ts';
import { messages } from '../messages.ts';
import { inOneTransaction, type OfficeScope, procedure, router } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { type AccountEntry, lockPerson, recordAboutAccount, savePerson } from './change-person.ts';
import { chooseColumns, listSettings, removeView, saveView } from './list-settings.ts';
import { mailLink } from './mail-link.ts';
import { endMySession, endSessions, mailPasswordLink, myLogin, removeSecondFactor, sessions } from './own-login.ts';
import type { Person } from './people-store.ts';
import { emailInput, personFields } from './person-input.ts';
import { personToWire } from './person-to-wire.ts';

/** Everybody with an account of the supplier by name, those who are disabled too, and whether passwords are ours. */
const list = procedure
  .allow('people.manage')
  .use(inOneTransaction)
  .query(async ({ ctx }) => ({
    HasOwnLogin: ctx.hasOwnLogin,
    RequireTwoFactor: ctx.supplier.client.requireTwoFactor,
    People: (await ctx.stores.people.all()).map(personToWire),
  }));

const inviteInput = z.strictObject({
  /** Made up by the page, so that a message that is sent twice invites once. */
  Id: newIdInput,
  Email: emailInput,
  ...personFields,
});

/** A new account, whose owner gets a mail to choose a password. Whose account an address has already is not told. */
const invite = procedure
  .allow('people.manage')
  .input(inviteInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Email, Name, Role, MaxDiscount, MayTakeCash = false } }) => {
    const facts = { role: Role, isDisabled: false, hasPassword: false, hasSecondFactor: false, lastSeen: null };
    const lastUpdated = ctx.clock.now().toISOString();
    const person = {
      userId: Id,
      email: Email,
      name: Name,
      maxDiscount: MaxDiscount,
      mayTakeCash: MayTakeCash,
      linkId: null,
      lastUpdated,
      ...facts,
    };
    const added = unwrapOrThrow(await addPerson(ctx, person));
    return personToWire(unwrapOrThrow(await mailLink(ctx, added, Id)));
  });

async function addPerson(ctx: OfficeScope, person: Person): Promise<Result<Person>> {
  const { stores } = ctx;
  const known = (await stores.people.lockAll()).find(({ userId }) => userId === person.userId);
  if (known?.email === person.email) return accepted(known);
  if (!(await isWithinRateLimit(ctx, 'invitation', String(ctx.clientId)))) throw tooManyRequests();
  const isAdded = !known && (await stores.people.add(person));
  return isAdded ? accepted(person) : refused('person.taken', messages.person.taken);
}

/**
 * Takes an account away that nobody has used yet, for example one for a mistyped address, which is free again afterwards. One
 * that was used stays: its name stands beside work. What is not there counts as withdrawn.
 */
const withdrawInvitation = procedure
  .allow('people.manage')
  .input(z.strictObject({ UserId: userIdInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { UserId } }) => {
    const person = (await ctx.stores.people.lockAll()).find(({ userId }) => userId === UserId);
    const isThere = person !== undefined && personState(person) !== 'invited';
    if (person && !isThere) {
      await ctx.stores.people.remove(UserId);
      await recordAboutAccount(ctx, UserId, [{ kind: 'invitation', from: null, to: 'withdrawn' }]);
    }
    return { IsWithdrawn: !isThere };
  });

/** `LastUpdated` as the list of people carried it. */
const updateUserInput = z.strictObject({ UserId: userIdInput, LastUpdated: personVersionInput, ...personFields });

/**
 * Changes name, role, highest discount and whether cash is taken of an account, unless somebody else has changed it meanwhile. They count from the
 * person's next call on. A repeat finds nothing more to change.
 */
const updateUser = procedure
  .allow('people.manage')
  .input(updateUserInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { UserId, LastUpdated, Name, Role, MaxDiscount, MayTakeCash } }) => {
    const before = unwrapOrThrow(await lockPerson(ctx, UserId));
    const mayTakeCash = MayTakeCash ?? before.mayTakeCash;
    const after = { ...before, name: Name, role: Role, maxDiscount: MaxDiscount, mayTakeCash };
    const entries = changesOf(before, after);
    if (entries.length === 0) return personToWire(before);
    if (Date.parse(before.lastUpdated) !== Date.parse(LastUpdated))
      unwrapOrThrow(refused('person.changed-elsewhere', messages.person.changedElsewhere));
    return personToWire(unwrapOrThrow(await savePerson(ctx, after, entries)));
  });

const cashText = ({ mayTakeCash }: Person): string => (mayTakeCash ? 'takes cash' : 'takes no cash');

function changesOf(before: Person, after: Person): readonly AccountEntry[] {
  const [from, to] = [before, after].map(({ maxDiscount }) => maxDiscount && `${String(maxDiscount / 100)} %`);
  const entries: readonly AccountEntry[] = [
    { kind: 'details', from: before.name, to: after.name },
    { kind: 'role', from: before.role, to: after.role },
    { kind: 'discount', from: from ?? null, to: to ?? null },
    { kind: 'access', from: cashText(before), to: cashText(after) },
  ];
  return entries.filter((entry) => entry.from !== entry.to);
}

const call = procedure
  .allow('people.manage')
  .input(z.strictObject({ UserId: userIdInput }))
  .use(inOneTransaction);

/** The person can no longer log in, and what was opened before answers no call any more. Work that is theirs stays theirs. */
const disable = call.mutation(({ ctx, input: { UserId } }) => {
  if (UserId === ctx.caller.userId) unwrapOrThrow(refused('person.self', messages.person.self));
  return setDisabled(ctx, UserId, true);
});

const enable = call.mutation(({ ctx, input: { UserId } }) => setDisabled(ctx, UserId, false));

async function setDisabled(ctx: OfficeScope, userId: string, isDisabled: boolean) {
  const person = unwrapOrThrow(await lockPerson(ctx, userId));
  if (person.isDisabled === isDisabled) return personToWire(person);
  const to = isDisabled ? 'disabled' : 'enabled';
  const saved = await savePerson(ctx, { ...person, isDisabled }, [{ kind: 'access', from: null, to }]);
  return personToWire(unwrapOrThrow(saved));
}

const accountCall = procedure.allow('account.see').use(inOneTransaction);

export const userRouter = router({
  chooseColumns,
  disable,
  enable,
  endMySession,
  endSessions,
  invite,
  list,
  listSettings,
  mailPasswordLink,
  myLogin,
  removeSecondFactor,
  removeView,
  saveView,
  sessions,
  updateUser,
  withdrawInvitation,
  /** The accounts of the supplier, by name. Who is disabled can be given no work. */
  colleagues: procedure
    .allow('tasks.manage')
    .use(inOneTransaction)
    .query(async ({ ctx }) =>
      (await ctx.stores.people.all()).map(({ userId, name, role, isDisabled }) => ({
        UserId: userId,
        Name: name,
        Role: role,
        IsDisabled: isDisabled,
      })),
    ),
  /** Not in the specification: whose account the token is for, and by which versions a page notices that it is outdated. */
  me: accountCall.query(async ({ ctx }) => {
    const { role, userId } = ctx.caller;
    const account = (await ctx.stores.people.all()).find((each) => each.userId === userId);
    return {
      Role: role,
      ClientId: Number(ctx.clientId),
      UserId: userId,
      Name: account?.name ?? '',
      Email: account?.email ?? '',
      CatalogueVersion: ctx.supplier.catalogueVersion,
      SettingsVersion: ctx.supplier.settingsVersion,
      /** Whose day is today on every page. */
      TimeZone: ctx.supplier.client.timeZone,
    };
  }),
});
