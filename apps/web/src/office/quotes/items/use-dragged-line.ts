import { type DragEvent, useState } from 'react';
import type { QuoteLine } from '../../queries/office-client.ts';

export interface LineDrag {
  /** Something is dragged over this line and would take its place. */
  readonly isTarget: boolean;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
}

/** Lines that are dragged into another place with a mouse; the keyboard has Alt with the arrows, a finger the menu. */
export function useDraggedLine(onMove: (line: QuoteLine, position: number) => void) {
  const [dragged, setDragged] = useState<QuoteLine | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    ofLine: (line: QuoteLine): LineDrag => ({
      isTarget: over === line.LineId && dragged?.LineId !== line.LineId,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        setDragged(line);
      },
      onDragOver: (event) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(line.LineId);
      },
      onDrop: (event) => {
        event.preventDefault();
        if (dragged !== null && dragged.LineId !== line.LineId) onMove(dragged, line.Position);
        end();
      },
      onDragEnd: end,
    }),
  };
}
