import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type RadioGroup, useRadioGroup } from './radio.tsx';
import './choices.css';

/**
 * `matrix` keeps its four columns on every screen; `pictures` has as many as keep the shape of what their tiles show; `grid-5` for
 * finishes; `swipe` runs sideways on small screens; `stack` holds several grids under sub-headings.
 */
export type ChoiceLayout = 'grid-4' | 'pictures' | 'matrix' | 'grid-5' | 'swipe' | 'stack';

interface Group {
  readonly radios: RadioGroup;
  /** At most one explanation is open in a group. */
  readonly explained: string | null;
  explain(tile: string | null): void;
}

const GroupContext = createContext<Group | null>(null);

export function useGroup(): Group {
  const group = useContext(GroupContext);
  if (!group) throw new Error('A Tile is rendered outside a ChoiceGroup.');
  return group;
}

interface ChoicesProps {
  readonly labelledBy?: string;
  readonly label?: string;
  readonly layout: ChoiceLayout;
  readonly children: ReactNode;
}

/** Named by `label` or by the heading with that id. */
export function Choices({ labelledBy, label, layout, children }: ChoicesProps) {
  const radios = useRadioGroup();
  const [explained, setExplained] = useState<string | null>(null);
  const group = useMemo(() => ({ radios, explained, explain: setExplained }), [radios, explained]);
  const tiles = useChosenInView();
  return (
    <GroupContext value={group}>
      <div
        ref={tiles}
        className={`choices choices-${layout}`}
        role="radiogroup"
        aria-labelledby={labelledBy}
        aria-label={label}
      >
        {children}
      </div>
    </GroupContext>
  );
}

/** One radio group over several sections, where the page's own title already names it. */
export function ChoiceSet({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Choices label={name} layout="stack">
      {children}
    </Choices>
  );
}

/** A grid of tiles under its own sub-heading, inside a group with layout `stack`. */
export function TileGrid({
  layout,
  children,
}: {
  readonly layout: Exclude<ChoiceLayout, 'stack'>;
  readonly children: ReactNode;
}) {
  return (
    <div ref={useChosenInView()} className={`choices-${layout}`}>
      {children}
    </div>
  );
}

/** Scrolls a sideways strip to its chosen tile. */
function useChosenInView(): RefObject<HTMLDivElement | null> {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tiles = strip.current;
    const chosen = tiles?.querySelector('input:checked')?.parentElement;
    if (!tiles || !chosen || tiles.scrollWidth <= tiles.clientWidth) return;
    const offCentre = chosen.getBoundingClientRect().left - tiles.getBoundingClientRect().left;
    tiles.scrollLeft += offCentre - (tiles.clientWidth - chosen.offsetWidth) / 2;
  }, []);
  return strip;
}
