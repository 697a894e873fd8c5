import { type ClientId, clientId } from '@door/domain/door/model/ids';

/** The supplier of an address, a request or a command that names none. */
export const defaultSupplier: ClientId = clientId(-1022);

/** The supplier whose number this is, in digits; undefined: it is no such number. */
export const supplierNumbered = (text: unknown): ClientId | undefined =>
  typeof text === 'string' && /^-?\d{1,9}$/.test(text) ? clientId(Number(text)) : undefined;
