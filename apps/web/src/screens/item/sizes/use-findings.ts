import type { Finding } from '@door/domain/findings/finding';
import { findings } from '@door/domain/findings/findings';
import { useDeferredValue, useMemo } from 'react';
import { officeSizesWords } from '../../../words/office-sizes.ts';
import { useOfficeItem } from '../../../office/item/office-item.ts';

/** What regulations, works and fitters have to say about the set as it is now, gravest first; reckoned after the choice is seen. */
export function useFindings(): readonly Finding[] {
  const { item, catalogue, works } = useOfficeItem();
  const settled = useDeferredValue(item);
  return useMemo(
    () => findings(settled, { catalogue, works, words: officeSizesWords.finding }),
    [settled, catalogue, works],
  );
}
