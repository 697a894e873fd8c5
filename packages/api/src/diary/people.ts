import { accepted, refused } from '@door/domain/door/model/result';
import { clockText, diarySkills, minuteOf, type ResourceKind, resourceKinds } from '@door/domain/selling/visit/diary';
import { z } from 'zod';
import { booleanInput, oneOf, wholeNumberFrom } from '../input/choices.ts';
import { clockInput } from '../input/cursor.ts';
import { newIdInput, resourceIdInput, userIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { type CallScope, inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { diaryMessages } from './messages.ts';

const planning = procedure.allow('visits.plan').use(inOneTransaction);

/** Most people, vans and tools of a team. */
const mostMembers = 20;

/** Teams with their people, vans and tools, and when each works. */
export const resources = planning.query(({ ctx }) => peopleToWire(ctx));

async function peopleToWire({ stores }: CallScope) {
  return {
    Resources: (await stores.diary.resources()).map(({ works, ...each }) => ({
      Id: each.id,
      Kind: each.kind,
      Name: each.name,
      Skills: [...each.skills],
      Works: Object.entries(works).map(([weekday, { from, to }]) => ({
        Weekday: Number(weekday),
        From: clockText(from),
        To: clockText(to),
      })),
      LengthMm: each.lengthMm,
      CarriesKg: each.carriesKg,
      Places: each.places,
      IsRetired: each.isRetired,
      /** Account with which this person sees their own visits; null: none. */
      AccountId: each.accountId,
    })),
    Teams: (await stores.diary.teams()).map(({ id, name, members, isRetired }) => ({
      Id: id,
      Name: name,
      Members: [...members],
      IsRetired: isRetired,
    })),
  };
}

const worksInput = z
  .array(
    z
      .strictObject({ Weekday: wholeNumberFrom(1, 7), From: clockInput, To: clockInput })
      .refine(({ From, To }) => From < To, 'must end after it begins'),
  )
  .max(7, 'must have at most 7 weekdays')
  .refine((all) => new Set(all.map(({ Weekday }) => Weekday)).size === all.length, 'must have each weekday once');

const sizeInput = wholeNumberFrom(0, 100_000).nullable().default(null);

/** Adds or changes a person, a van or a tool. The same message again changes nothing. */
export const updateResource = planning
  .input(
    z.strictObject({
      /** Of a new one made up by the page. */
      Id: newIdInput,
      Kind: oneOf(resourceKinds),
      Name: filledText(60),
      Skills: z.array(oneOf(diarySkills)).max(diarySkills.length, 'must have each once'),
      Works: worksInput,
      LengthMm: sizeInput,
      CarriesKg: sizeInput,
      Places: sizeInput,
      /** Whether it is no more: it keeps what it did. */
      IsRetired: booleanInput.default(false),
      /** Of a person, with which they see their own visits; null: none; absent: as it is. */
      AccountId: userIdInput.nullable().optional(),
    }),
  )
  .mutation(async ({ ctx, input }) => {
    if (input.IsRetired) unwrapOrThrow(await mayLeave(ctx, input));
    const accountId = unwrapOrThrow(await accountOf(ctx, input));
    await ctx.stores.diary.saveResource({
      id: input.Id,
      kind: input.Kind,
      name: input.Name,
      skills: [...new Set(input.Skills)],
      works: Object.fromEntries(
        input.Works.map(({ Weekday, From, To }) => [Weekday, { from: minuteOf(From), to: minuteOf(To) }]),
      ),
      lengthMm: input.LengthMm,
      carriesKg: input.CarriesKg,
      places: input.Places,
      isRetired: input.IsRetired,
      accountId,
    });
    return peopleToWire(ctx);
  });

interface WithAccount {
  readonly Id: string;
  readonly Kind: ResourceKind;
  readonly AccountId?: string | null | undefined;
}

/** The account of a person: one of the supplier's, and of nobody else. */
async function accountOf(
  { stores }: OfficeScope,
  { Id, Kind, AccountId }: WithAccount,
): Promise<Result<string | null>> {
  const all = await stores.diary.resources();
  const account = AccountId === undefined ? (all.find(({ id }) => id === Id)?.accountId ?? null) : AccountId;
  if (account === null) return accepted(null);
  if (Kind !== 'person') return refused('diary.no-account', diaryMessages.noAccount);
  const isKnown = (await stores.people.all()).some(({ userId }) => userId === account);
  if (!isKnown) return refused('diary.no-account', diaryMessages.noAccount);
  const other = all.find(({ id, accountId }) => id !== Id && accountId === account);
  return other ? refused('diary.account-taken', diaryMessages.accountTaken(other.name)) : accepted(account);
}

/** Adds or changes a team. The same message again changes nothing. */
export const updateTeam = planning
  .input(
    z.strictObject({
      Id: newIdInput,
      Name: filledText(60),
      Members: z.array(resourceIdInput).max(mostMembers, `must have at most ${String(mostMembers)}`),
      IsRetired: booleanInput.default(false),
    }),
  )
  .mutation(async ({ ctx, input: { Id, Name, Members, IsRetired } }) => {
    const known = new Set((await ctx.stores.diary.resources()).map(({ id }) => id));
    const members = [...new Set(Members)];
    if (members.some((id) => !known.has(id))) unwrapOrThrow(refused('diary.no-resource', diaryMessages.noResource));
    await ctx.stores.diary.saveTeam({ id: Id, name: Name, members, isRetired: IsRetired });
    return peopleToWire(ctx);
  });

/** The last moment that bookings can have. */
const endOfTime = '2199-12-31T00:00:00.000Z';

/** Whoever has visits still to come does not leave before these are moved. */
async function mayLeave(
  { stores, clock }: OfficeScope,
  { Id, Name }: { Id: string; Name: string },
): Promise<Result<string>> {
  const later = await stores.diary.bookings({ from: clock.now().toISOString(), to: endOfTime });
  const isBooked = later.some(({ resourceId, visitId }) => resourceId === Id && visitId !== null);
  return isBooked ? refused('diary.still-booked', diaryMessages.stillBooked(Name)) : accepted(Id);
}
