import { type ComponentType, lazy, Suspense } from 'react';
import { useApp } from '../../designer/app/app-context.ts';

const NothingSold = lazy(async () => ({ default: (await import('../not-found/nothing-sold.tsx')).NothingSold }));

/** A page about doors: where a supplier sells none, a sentence is shown in its place. */
export const ofDoors = (Page: ComponentType): ComponentType =>
  function PageOfDoors() {
    const { sellsDoors } = useApp();
    if (sellsDoors) return <Page />;
    return (
      <Suspense>
        <NothingSold />
      </Suspense>
    );
  };
