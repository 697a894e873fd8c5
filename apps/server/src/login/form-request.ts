import type { Suppliers } from '@door/api/ports/supplier';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { supplierNumbered } from '../lib/supplier-number.ts';

/** One request of a page of the log-in, and its answer. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What was typed into a field of the form, cut to so many characters; '' for nothing. */
export const typed = ({ request }: Exchange, name: string, most: number): string =>
  request.body instanceof URLSearchParams ? (request.body.get(name) ?? '').slice(0, most) : '';

/** A part of the address, such as `uid` of `/u/login/:uid`; '' where it has none. */
export const partOf = (place: unknown, name: string): string => {
  const part: unknown = typeof place === 'object' && place !== null ? Reflect.get(place, name) : undefined;
  return typeof part === 'string' ? part : '';
};

/** The supplier whose number a page was asked for; undefined: there is none of that number. */
export async function supplierNamed(suppliers: Suppliers, named: unknown): Promise<ClientRow | undefined> {
  const id = supplierNumbered(named);
  return id === undefined ? undefined : (await suppliers.find(id))?.client;
}
