import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Item } from '@door/domain/model/item';
import { relatedAddOns } from '@door/domain/stock/add-ons';
import { useEffect, useState } from 'react';
import { stepOfTopic, steps } from '../steps/steps.ts';
import { useDesigner } from '../designer/use-designer.ts';
import { useRouter } from '../../platform/router/use-router.ts';
import { ItemModal, type ItemModalContent } from './item-modal.tsx';
import { overviewOf } from './overview.ts';

/** The visitor's door in the item modal; on a step of the designer its lines link to the steps. */
export function ItemOverview({ open, onClose }: { readonly open: boolean; onClose(): void }) {
  const { item, catalogue } = useDesigner();
  const { path } = useRouter();
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
      pageOf={isDesigned ? (topic) => stepOfTopic[topic].path : null}
      onClose={onClose}
    />
  );
}

/** No problems: what a visitor's door cannot have is refused when it is chosen. */
const contentOf = (item: Item, catalogue: Catalogue): ItemModalContent => ({
  overview: overviewOf(item, catalogue),
  addOns: relatedAddOns(item, catalogue),
  problems: [],
});
