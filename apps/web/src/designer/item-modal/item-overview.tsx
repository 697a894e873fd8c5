import type { RuleContext } from '@door/domain/door/choice/rule';
import type { Item } from '@door/domain/door/model/item';
import { relatedAddOns } from '@door/domain/door/stock/add-ons';
import { useEffect, useState } from 'react';
import { stepOfTopic, steps } from '../steps/steps.ts';
import { useDesigner } from '../state/use-designer.ts';
import { useRouter } from '../../shared/router/use-router.ts';
import { ItemModal, type ItemModalContent } from './item-modal.tsx';
import { overviewOf } from './overview.ts';

/** The visitor's door in the item modal; on a step of the designer its lines link to the steps. */
export function ItemOverview({ open, onClose }: { readonly open: boolean; onClose(): void }) {
  const { item, context } = useDesigner();
  const { path } = useRouter();
  const [content, setContent] = useState(() => contentOf(item, context));
  useEffect(() => {
    if (open) setContent(contentOf(item, context));
  }, [open, item, context]);
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
const contentOf = (item: Item, context: RuleContext): ItemModalContent => ({
  overview: overviewOf(item, context),
  addOns: relatedAddOns(item, context.catalogue),
  problems: [],
});
