import { useDropZone } from '../../layout/drag.ts';
import { useBoard } from './board-context.ts';
import type { Place } from './place-lines.ts';

/** Attributes of a place where dragged lines can be dropped; null: it takes none. */
export function useDrop(place: Place | null) {
  const { dragged, put, drag } = useBoard();
  const drop = () => {
    drag([]);
    if (place) put(dragged, place);
  };
  return useDropZone(place === null || dragged.length === 0 ? null : drop);
}
