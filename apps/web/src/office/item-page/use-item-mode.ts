import { useState } from 'react';
import type { ItemMode } from '../../designer/item-modal/item-modal.tsx';
import { shownProblems } from '../items/item-path.ts';
import { useSearchParam } from '../layout/use-search-param.ts';

/** What stands before the page of an item; null: nothing. A link may open it on what cannot be made. */
export function useItemMode() {
  const [shown] = useSearchParam('show');
  return useState<ItemMode | null>(shown === shownProblems ? 'error' : null);
}
