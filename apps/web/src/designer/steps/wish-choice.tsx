import type { OpenNote } from '@door/ui/why-not';
import { useDesigner } from '../state/use-designer.ts';
import { type AskedWish, wishesOf } from './wishes-of.ts';
import { WishView } from './wish-view.tsx';

/** Every way to a choice that cannot be had now, as wishes. */
export function WishChoice({ wish, before, ...note }: AskedWish & OpenNote) {
  const { item, context, choose } = useDesigner();
  return (
    <WishView
      present={item}
      wishes={() => wishesOf({ wish, before }, item, context)}
      onChoose={({ actions }) => choose(...before, ...actions)}
      {...note}
    />
  );
}
