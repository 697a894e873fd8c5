import { showToast } from '../../platform/toasts/toasts.ts';
import type { KeptDoor } from './stored-kept.ts';
import { useKept } from './use-kept.ts';
import { keptWords as words } from './words.ts';

/** Removes a kept door at once; as long as the toast stays it can be put back. */
export function useRemoving(): (door: KeptDoor) => void {
  const [{ doors }, kept] = useKept();
  return (door) => {
    const index = doors.findIndex(({ id }) => id === door.id);
    kept.remove(door.id);
    showToast('info', words.removed(door.name), {
      label: words.putBack,
      description: `${words.putBack}: ${door.name}`,
      takesFocus: false,
      run: () => kept.putBack(door, index),
    });
  };
}
