import type * as domain from '@door/domain/door/model/result';

/** Why something that was sent cannot be read. */
export type WireRefusalCode = 'wire.unreadable';

export type Result<T> = domain.Result<T, WireRefusalCode>;
