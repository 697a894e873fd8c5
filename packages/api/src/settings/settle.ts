import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { accepted, refused } from '@door/domain/door/model/result';
import { isEqual } from '@door/domain/lib/is-equal';
import { settingsProblems } from '@door/domain/settings/settings-problems';
import { z } from 'zod';
import { messages } from '../messages.ts';
import { type CallScope, changingSupplier, inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import type { SettingsVersion } from './settings-store.ts';
import { subjectOf } from './vat-rates.ts';
import { fieldTexts, settingsToWire } from './settings-to-wire.ts';

/** Versions that a person can look at and go back to. */
export const mostVersions = 50;

export const manageCall = procedure.allow('settings.manage').use(changingSupplier).use(inOneTransaction);
export const versionInput = { Version: z.int32('must be the Version of the settings').min(1, 'must be at least 1') };

/** Saves what the change makes of the settings, if it can be saved. */
export async function settle(ctx: OfficeScope, seen: number, change: (client: ClientRow) => ClientRow) {
  const present = await ctx.stores.settings.load();
  const client = change(present.client);
  if (isEqual(client, present.client)) return settingsNow(ctx);
  unwrapOrThrow(await seenVersion(ctx, present, seen));
  const [problem] = settingsProblems(client);
  if (problem) unwrapOrThrow(refused('settings.wrong', messages.settings.wrong(problem.field)));
  const changedAt = ctx.clock.now().toISOString();
  await ctx.stores.settings.save({ number: present.number + 1, client, changedAt, changedBy: ctx.caller.userId });
  const about = subjectOf(ctx);
  await recordHistory(
    ctx,
    changedFields(present.client, client).map((entry) => ({ ...about, kind: 'details', ...entry })),
  );
  return settingsNow(ctx);
}

async function seenVersion(ctx: CallScope, present: SettingsVersion, seen: number): Promise<Result<SettingsVersion>> {
  if (present.number === seen) return accepted(present);
  const nameOf = await loadNames(ctx);
  const who = present.changedBy === null ? messages.person.gone : nameOf(present.changedBy);
  return refused('settings.changed-elsewhere', messages.settings.changedElsewhere(who));
}

/** The settings with their versions, newest first. */
export async function settingsNow(ctx: CallScope) {
  const versions = await ctx.stores.settings.versions(mostVersions);
  const nameOf = await loadNames(ctx);
  const [newest] = versions;
  return {
    Version: newest?.number ?? 1,
    ...settingsToWire(newest?.client ?? ctx.supplier.client),
    Versions: versions.map(({ number, changedAt, changedBy, client }, at) => ({
      Version: number,
      ChangedAt: changedAt,
      By: changedBy === null ? null : nameOf(changedBy),
      Changes: changedFields(versions[at + 1]?.client ?? client, client).map(({ reason, from, to }) => ({
        Field: reason,
        From: from,
        To: to,
      })),
    })),
  };
}

/** Most characters of a text in a history. */
const mostShown = 300;

/** Each setting that is another one: `pageTitle` from `Design your door` to `Design your front door`. */
function changedFields(before: ClientRow, after: ClientRow) {
  const earlier = new Map(fieldTexts(settingsToWire(before)));
  return fieldTexts(settingsToWire(after)).flatMap(([name, value]) => {
    const from = earlier.get(name) ?? '';
    return from === value ? [] : [{ reason: name, from: from.slice(0, mostShown), to: value.slice(0, mostShown) }];
  });
}
