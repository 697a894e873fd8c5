import { personState } from '@door/domain/people/person-state';
import type { OfficeCaller } from '../ports/context.ts';
import type { LoginSession, Person } from './people-store.ts';

/** Somebody as the admin's list of people shows them. */
export const personToWire = (person: Person) => ({
  UserId: person.userId,
  Name: person.name,
  Email: person.email,
  Role: person.role,
  /** Per cent; null: that of the role. */
  MaxDiscount: person.maxDiscount === null ? null : person.maxDiscount / 100,
  MayTakeCash: person.mayTakeCash,
  State: personState(person),
  HasSecondFactor: person.hasSecondFactor,
  LastSeen: person.lastSeen,
  LastUpdated: person.lastUpdated,
});

export const sessionToWire = ({ id, agent, startedAt, usedAt }: LoginSession, { sessionId }: OfficeCaller) => ({
  SessionId: id,
  Agent: agent,
  StartedAt: startedAt,
  UsedAt: usedAt,
  /** Whether the call that asks belongs to it. */
  IsThis: id === sessionId,
});
