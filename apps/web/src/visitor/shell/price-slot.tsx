import { useApp } from '../../designer/app/app-context.ts';
import { tellsOfDoors } from '../../shared/calls/client-settings.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';

const DoorPrice = lazyComponent(() => import('../price/door-price.tsx').then((module) => module.DoorPrice));

/** What the door costs, and when it can be there; nothing is loaded for a supplier who tells visitors neither. */
export function PriceSlot() {
  const { client } = useApp();
  return tellsOfDoors(client) ? <DoorPrice /> : null;
}
