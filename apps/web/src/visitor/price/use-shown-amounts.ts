import { useEffect } from 'react';
import { useApp } from '../../door/app/app-context.ts';
import { type ChoiceAmount, choiceAmountsOf } from '../../door/steps/choice-amounts.ts';

/** Puts the amounts on the tiles, and takes them away with the page that knows them. */
export function useShownAmounts(amounts: readonly ChoiceAmount[]): void {
  const { store } = useApp();
  useEffect(() => {
    const { set } = choiceAmountsOf(store);
    set({ amounts });
    return () => set({ amounts: [] });
  }, [store, amounts]);
}
