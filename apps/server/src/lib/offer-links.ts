import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OfferLinks } from '@door/api/ports/context';
import { defaultSupplier } from './supplier-number.ts';

interface LinkFacts {
  readonly publicUrl: string;
  /** A secret of this installation. */
  readonly key: Buffer;
}

const tokenBytes = 16;

/** Links to the customer's page of an offer; their tokens are 128 bits that only the key can make. */
export function offerLinksOf({ publicUrl, key }: LinkFacts): OfferLinks {
  const secret = (purpose: string, text: string) => createHmac('sha256', key).update(`${purpose} ${text}`).digest();
  const token = (name: string) => secret('token', name).subarray(0, tokenBytes).toString('base64url');
  return {
    token,
    isToken: (name, said) => {
      const [right, given] = [Buffer.from(token(name)), Buffer.from(said)];
      return right.length === given.length && timingSafeEqual(right, given);
    },
    pageUrl: (clientId, path) => {
      const supplier = clientId === defaultSupplier ? '' : `?client=${String(clientId)}`;
      return `${publicUrl}/${supplier}#${path}`;
    },
    addressMark: (address) => secret('address', address).toString('base64url'),
  };
}
