import type * as domain from '@door/domain/door/model/result';
import type { RefusalCode as DomainRefusalCode } from '@door/domain/door/model/refusal-codes';
import type { WireRefusalCode } from '@door/wire/wire-refusals';
import { catalogueRefusals } from './refusals/catalogue-refusals.ts';
import { diaryRefusals } from './refusals/diary-refusals.ts';
import { doorRefusals } from './refusals/door-refusals.ts';
import { itemRefusals } from './refusals/item-refusals.ts';
import { orderRefusals } from './refusals/order-refusals.ts';
import { peopleRefusals } from './refusals/people-refusals.ts';
import { promiseRefusals } from './refusals/promise-refusals.ts';
import { purchaseRefusals } from './refusals/purchase-refusals.ts';
import { saleRefusals } from './refusals/sale-refusals.ts';
import { stockRefusals } from './refusals/stock-refusals.ts';
import { vendorRefusals } from './refusals/vendor-refusals.ts';
import { worksRefusals } from './refusals/works-refusals.ts';
import type { TrpcCode } from './refusals/refusals-about.ts';

/** The status of every refusal: those of the domain and the wire, of which none may be missing, and those of the calls themselves. */
export const refusals = {
  ...doorRefusals,
  ...itemRefusals,
  ...saleRefusals,
  ...orderRefusals,
  ...worksRefusals,
  ...stockRefusals,
  ...promiseRefusals,
  ...diaryRefusals,
  ...purchaseRefusals,
  ...vendorRefusals,
  ...peopleRefusals,
  ...catalogueRefusals,
} as const satisfies Readonly<Record<DomainRefusalCode | WireRefusalCode, TrpcCode>>;

export type RefusalCode = keyof typeof refusals;
export type Refusal = domain.Refusal<RefusalCode>;
export type Result<T> = domain.Result<T, RefusalCode>;

export const trpcCodeOf = (code: RefusalCode): TrpcCode => refusals[code];
