import type { Side } from '@door/drawing/scene';
import type { ReactNode } from 'react';
import { words } from '../words/words.ts';
import { Thumbnail } from './thumbnail.tsx';

const sides: readonly { readonly side: Side; readonly label: string }[] = [
  { side: 'external', label: words.stage.external },
  { side: 'internal', label: words.stage.internal },
];

export interface ViewsProps {
  readonly side: Side;
  onShow(side: Side): void;
  /** What else stands beside them on the floor. */
  readonly children: ReactNode;
}

/** Both sides of the door, to choose which is seen. */
export function Views({ side, onShow, children }: ViewsProps) {
  return (
    <div className="views">
      {sides.map((view) => (
        <button
          key={view.side}
          type="button"
          className="view"
          aria-pressed={view.side === side}
          onClick={() => onShow(view.side)}
        >
          <Thumbnail side={view.side} />
          {view.label}
        </button>
      ))}
      {children}
    </div>
  );
}
