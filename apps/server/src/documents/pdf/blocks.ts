/** A piece of the paper that is never divided between two pages. */
export interface Block {
  /** Points. */
  readonly height: number;
  /** Whether the next block stands on the same page. */
  readonly keepsNext?: boolean;
  /** `y` is its upper edge. Absent: it is a space, and left out at the head of a page. */
  readonly draw?: (y: number) => void;
}

export const space = (height: number, keepsNext = false): Block => ({ height, keepsNext });

interface Pages {
  readonly top: number;
  readonly bottom: number;
  readonly newPage: () => void;
}

/** Writes blocks one below the other. Those that keep together begin a new page together, unless they are longer than one. */
export function flow(blocks: readonly Block[], { top, bottom, newPage }: Pages): void {
  let y = top;
  newPage();
  for (const group of groupsOf(blocks)) {
    if (y > top && y + heightOf(group) > bottom && heightOf(group) <= bottom - top) {
      newPage();
      y = top;
    }
    for (const { height, draw } of group) {
      if (y > top && y + height > bottom) {
        newPage();
        y = top;
      }
      if (!draw && y === top) continue;
      draw?.(y);
      y += height;
    }
  }
}

/** A space at the end of a group does not have to fit. */
const heightOf = (group: readonly Block[]): number =>
  group.reduce((sum, { height, draw }, at) => (draw || at < group.length - 1 ? sum + height : sum), 0);

function groupsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const groups: Block[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    if (isOpen) groups.at(-1)?.push(block);
    else groups.push([block]);
    isOpen = block.keepsNext ?? false;
  }
  return groups;
}
