import type { Item } from '@door/domain/door/model/item';
import { useApp } from '../../designer/app/app-context.ts';
import { useRouter } from '../../shared/router/use-router.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { openedAs } from '../kept/opened-as.ts';
import { galleryMessages } from './messages.ts';

/** Puts a door in the place of the design in progress, as one choice that one undo takes back, and leads to the first step. */
export function useBeginWith(): (item: Item, name: string) => Promise<void> {
  const { store } = useApp();
  const { go } = useRouter();
  return async (item, name) => {
    store.start();
    store.replaceBy(openedAs(item, store.current().shown));
    await go('/');
    showToast('success', galleryMessages.begun(name));
  };
}
