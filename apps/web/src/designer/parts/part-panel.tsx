import type { SetPart } from '@door/drawing/arrange/part-regions';
import type { Side } from '@door/drawing/scene';
import { Cross } from '@door/ui/icons';
import { type CSSProperties, lazy, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { partMessages } from './messages.ts';
import './part-panel.css';

/** The choices of all parts, with the screens of the steps that they are taken from. */
export const loadPartChoices = () => import('./part-choices.tsx');

const PartChoices = lazy(async () => ({ default: (await loadPartChoices()).PartChoices }));

export interface PartPanelProps {
  readonly part: SetPart;
  readonly side: Side;
  /** The button that opened it, which gets the focus back. */
  readonly beside: () => HTMLElement | null;
  readonly onShow: (part: SetPart) => void;
  readonly onClose: () => void;
}

/** In a narrower window the panel lies at its foot instead of beside the part. */
const wide = '(min-width: 56.3125em)';
const panelWidth = 420;
const gap = 16;
/** Room that is left below its upper edge, px. */
const usualHeight = 600;

/** A part's choices, beside it; the door stays in sight, and each choice is seen in it at once. */
export function PartPanel({ part, side, beside, onShow, onClose }: PartPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useId();
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const button = beside();
    setPlace(placeBeside(button));
    panel.current?.showPopover();
    // Where the website around a frame scrolls, it would move to where the panel stood before it was placed.
    panel.current?.focus({ preventScroll: true });
    return () => button?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens: a choice may move the part.
  }, []);
  useEffect(() => {
    const element = panel.current;
    const onToggle = (event: ToggleEvent) => {
      if (event.newState === 'closed') onClose();
    };
    element?.addEventListener('toggle', onToggle);
    return () => element?.removeEventListener('toggle', onToggle);
  }, [onClose]);
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={heading}
      className="part-panel"
      style={place}
    >
      <header>
        <h2 id={heading}>{partMessages.parts[part]}</h2>
        <button type="button" aria-label={partMessages.done} onClick={() => panel.current?.hidePopover()}>
          <Cross />
        </button>
      </header>
      <div className="part-panel-choices">
        <Suspense>
          <PartChoices part={part} side={side} onShow={onShow} />
        </Suspense>
      </div>
    </div>
  );
}

/** Beside the picture, so that the whole door stays in sight, and as high as the part. undefined on a narrow window, where the style sheet places it. */
function placeBeside(button: HTMLElement | null): CSSProperties | undefined {
  const picture = button?.parentElement?.getBoundingClientRect();
  if (!button || !picture || !matchMedia(wide).matches) return undefined;
  const mostLeft = window.innerWidth - panelWidth - gap;
  const mostTop = Math.max(gap, window.innerHeight - usualHeight);
  const top = Math.max(gap, Math.min(button.getBoundingClientRect().top - 4 * gap, mostTop));
  return {
    left: Math.max(gap, Math.min(picture.right + gap, mostLeft)),
    top,
    width: panelWidth,
    maxHeight: window.innerHeight - top - gap,
  };
}
