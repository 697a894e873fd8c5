import { type DragEvent, useState } from 'react';
import { useBoard } from './board-context.ts';
import type { Place } from './place-lines.ts';

/** Attributes of a place where dragged lines can be dropped; null: it takes none. */
export function useDrop(place: Place | null) {
  const { dragged, put, drag } = useBoard();
  const [isOver, setIsOver] = useState(false);
  if (place === null || dragged.length === 0) return {};
  return {
    'data-drop': isOver ? 'over' : 'open',
    onDragOver: (event: DragEvent) => {
      // The innermost place takes it: a batch before its week.
      event.preventDefault();
      event.stopPropagation();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      setIsOver(false);
      drag([]);
      put(dragged, place);
    },
  };
}
