import type { OpenNote } from '@door/ui/why-not';
import { type ComponentType, lazy, Suspense } from 'react';
import { messages } from '../../shared/messages/messages.ts';
import type { AskedWish } from './wishes-of.ts';

/** Prefetched after the later steps. Without network the note says so below its reason. */
const WishChoice = lazy<ComponentType<AskedWish & OpenNote>>(async () => {
  const load = import('./wish-choice.tsx').then((module) => module.WishChoice);
  return { default: await load.catch(() => OutOfReach) };
});

const OutOfReach = () => <p className="why-not-late">{messages.error.outOfReach}</p>;

/** What leads to a choice that cannot be had now. */
export const LazyWish = (props: AskedWish & OpenNote) => (
  <Suspense>
    <WishChoice {...props} />
  </Suspense>
);
