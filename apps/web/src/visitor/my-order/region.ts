import type { MyOrder, OfferCalls } from '../offer/offer-calls.ts';

/** What each region of the page is given. */
export interface RegionProps {
  readonly token: string;
  readonly order: MyOrder;
  readonly calls: OfferCalls;
  /** After something was done: the page shows at once how it stands now. */
  readAgain(): void;
}
