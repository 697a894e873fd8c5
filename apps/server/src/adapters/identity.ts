import type { Caller } from '@door/api/ports/context';
import type { ClientId } from '@door/domain/item/ids';

/** Somebody of a supplier, as a token proves it. */
interface Person {
  readonly clientId: ClientId;
  readonly caller: Exclude<Caller, { readonly role: 'public' }>;
}

export interface Identity {
  /** undefined: no token, or one that proves nothing. */
  personOf(token: string | undefined): Promise<Person | undefined>;
}
