import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Item } from '@door/domain/item/item';
import { broughtAlong } from '@door/domain/stock/add-ons';
import { useEffect, useState } from 'react';
import { stepAbout, steps } from '../../designer/steps.ts';
import { useDesigner } from '../../designer/use-designer.ts';
import { usePlace } from '../../navigation/navigation.ts';
import { ItemModal, type ItemModalContent } from './item-modal.tsx';
import { overviewOf } from './overview.ts';

/** The door on the stage in the item modal. On a step its lines lead to where each thing is chosen. */
export function ItemOverview({ open, onClose }: { readonly open: boolean; onClose(): void }) {
  const { item, catalogue } = useDesigner();
  const { path } = usePlace();
  const [content, setContent] = useState(() => contentOf(item, catalogue));
  useEffect(() => {
    if (open) setContent(contentOf(item, catalogue));
  }, [open, item, catalogue]);
  const isDesigned = steps.some((step) => step.path === path);
  return (
    <ItemModal
      open={open}
      mode="overview"
      content={content}
      placeOf={isDesigned ? (topic) => stepAbout[topic].path : null}
      onClose={onClose}
    />
  );
}

/** What a visitor's door cannot have is refused before it is chosen, so nothing is left to settle here. */
const contentOf = (item: Item, catalogue: Catalogue): ItemModalContent => ({
  overview: overviewOf(item, catalogue),
  addOns: broughtAlong(item, catalogue),
  problems: [],
});
