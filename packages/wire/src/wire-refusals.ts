import type * as domain from '@door/domain/door/model/outcome';

/** Why something that was sent cannot be read. */
export type WireRefusalCode = 'wire.unreadable';

export type Outcome<T> = domain.Outcome<T, WireRefusalCode>;
