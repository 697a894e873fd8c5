import type { Item } from '@door/domain/door/model/item';
import { Button } from '@door/ui/button';
import { useApp } from '../../designer/app/app-context.ts';
import { useRouter } from '../../shared/router/use-router.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { openedAs } from './opened-as.ts';
import { keptMessages } from './messages.ts';

const { page: messages } = keptMessages;

/** Puts a copy of a kept door into the designer; one undo leads back. */
export function OpenKept({ item, name }: { readonly item: Item; readonly name: string }) {
  const { store } = useApp();
  const { go } = useRouter();
  const open = async () => {
    store.start();
    store.replaceBy(openedAs(item, store.current().shown));
    await go('/');
    showToast('success', messages.opened(name));
  };
  return (
    <Button aria-label={messages.openNamed(name)} onClick={() => void open()}>
      {messages.open}
    </Button>
  );
}
