import type { ComponentType } from 'react';
import type { MyOrder, OfferCalls } from '../offer/offer-calls.ts';
import { Payments } from '../offer/payments/payments.tsx';
import { DateRegion } from './date-region.tsx';
import { DoorsRegion } from './doors-region.tsx';
import { PapersRegion } from './papers-region.tsx';
import { WhatNext } from './what-next.tsx';

/** What each region of the page is given. */
export interface RegionProps {
  readonly token: string;
  readonly order: MyOrder;
  readonly calls: OfferCalls;
  /** After something was done: the page shows at once how it stands now. */
  readAgain(): void;
}

/** The regions of the page in their order: on a phone one below the other, at a desk the first ones in the wide column. A region that has nothing to say is empty. */
export const regions: Readonly<Record<'wide' | 'narrow', readonly ComponentType<RegionProps>[]>> = {
  wide: [WhatNext, DoorsRegion],
  narrow: [DateRegion, Payments, PapersRegion],
};
