import { useState } from 'react';
import type { ItemMode } from '../../door/item-modal/item-modal.tsx';
import type { PagePath } from '../../platform/router/paths.ts';
import { useSearchParam } from '../layout/use-search-param.ts';

const shownProblems = 'problems';

/** The page of an item with what cannot be made: the specification's Error mode. */
export const problemsPath = (itemId: string): PagePath => `/door/${itemId}?show=${shownProblems}`;

/** What stands before the page of an item; null: nothing. A link may open it on what cannot be made. */
export function useItemMode() {
  const [shown] = useSearchParam('show');
  return useState<ItemMode | null>(shown === shownProblems ? 'error' : null);
}
