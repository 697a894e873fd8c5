import { toastAction } from '@door/ui/toast-action';
import { dismissToast, showToast } from '../../shared/toasts/toasts.ts';
import type { KeptDoor } from './stored-kept.ts';
import { useKept } from './use-kept.ts';
import { keptMessages as messages } from './messages.ts';

/** The id of a door's card among the kept doors. */
export const keptCardId = ({ id }: Pick<KeptDoor, 'id'>): string => `kept-${id}`;

/**
 * Removes a kept door at once; as long as the toast stays it can be put back. Where the pressed button stands on the door's own
 * card, whoever uses keys is led to the toast, and from there back to the door.
 */
export function useRemoving(from: 'card' | 'heart'): (door: KeptDoor) => void {
  const [{ doors }, kept] = useKept();
  return (door) => {
    const index = doors.findIndex(({ id }) => id === door.id);
    const leads = from === 'card' && (document.activeElement?.matches(':focus-visible') ?? false);
    kept.remove(door.id);
    const putBack = toastAction({
      label: messages.putBack,
      description: `${messages.putBack}: ${door.name}`,
      takesFocus: leads,
      run: () => {
        dismissToast(toast);
        kept.putBack(door, index);
        if (leads)
          requestAnimationFrame(() => document.getElementById(keptCardId(door))?.querySelector('button')?.focus());
      },
    });
    const toast = showToast('info', messages.removed(door.name), putBack);
  };
}
