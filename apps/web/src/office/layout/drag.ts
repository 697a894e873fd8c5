import { type DragEvent, type KeyboardEvent, useState } from 'react';

/** Attributes of a place where what is dragged can be dropped; null: it takes nothing now. */
export function useDropZone(drop: (() => void) | null) {
  const [isOver, setIsOver] = useState(false);
  if (drop === null) return {};
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
      drop();
    },
  };
}

interface Moving {
  readonly onDrag: () => void;
  readonly onDragEnd: () => void;
  /** The key m was pressed. */
  readonly onMoveKey: (from: HTMLElement) => void;
}

/** Attributes of what is dragged, or moved by the key m; its name is for other programs. */
export const movable = (name: string, { onDrag, onDragEnd, onMoveKey }: Moving) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', name);
    onDrag();
  },
  onDragEnd,
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'm' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onMoveKey(event.currentTarget);
  },
});
