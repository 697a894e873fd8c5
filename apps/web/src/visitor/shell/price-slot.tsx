import { lazy, Suspense } from 'react';
import { useApp } from '../../door/app/app-context.ts';

/** Left out without network. */
const DoorPrice = lazy(() =>
  import('../price/door-price.tsx').then(
    (module) => ({ default: module.DoorPrice }),
    () => ({ default: () => null }),
  ),
);

/** What the door costs; nothing is loaded for a supplier who does not tell visitors. */
export function PriceSlot() {
  const { client } = useApp();
  return client.priceDisplay === 'hidden' ? null : (
    <Suspense>
      <DoorPrice />
    </Suspense>
  );
}
