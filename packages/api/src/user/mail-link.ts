import { personState } from '@door/domain/people/person-state';
import { accepted, refused } from '@door/domain/door/model/result';
import type { Person } from './people-store.ts';
import type { CallScope } from '../procedure.ts';
import type { RecordScope } from '../system-status/history.ts';
import type { Result } from '../refusals.ts';
import { messages } from '../messages.ts';
import { recordAboutAccount } from './change-person.ts';

/** Without a caller it is the owner who has forgotten the password, and who is not known before the mail is read. */
type MailScope = RecordScope & Pick<CallScope, 'clientId'>;

/**
 * Mails a link by which the person chooses a password: an invitation to whoever has none yet. The link that was mailed before
 * ends. The same message again mails nothing.
 */
export async function mailLink(ctx: MailScope, person: Person, linkId: string): Promise<Result<Person>> {
  if (person.linkId === linkId) return accepted(person);
  const state = personState(person);
  if (state === 'disabled') return refused('person.disabled', messages.person.disabled);
  const asked = { ...person, linkId };
  await ctx.stores.people.save(asked);
  const kind = state === 'invited' ? 'invitation' : 'password-reset';
  await ctx.stores.outbox.add({ kind, clientId: ctx.clientId, userId: person.userId, linkId });
  const told = state === 'invited' ? ({ kind: 'invitation', to: null } as const) : linkSent;
  await recordAboutAccount(ctx, person.userId, [{ ...told, from: null }]);
  return accepted(asked);
}

const linkSent = { kind: 'password', to: 'link' } as const;
