import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type RadioGroup, useRadioGroup } from './radio.tsx';
import { SectionHead } from './section.tsx';
import './choice-group.css';

/** `matrix` keeps its four columns on every screen; `grid-5` for finishes; `swipe` runs sideways on small screens; `stack` holds several grids under sub-headings. */
export type ChoiceLayout = 'grid-3' | 'grid-4' | 'matrix' | 'grid-5' | 'swipe' | 'stack';

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

function Choices({ labelledBy, label, layout, children }: ChoicesProps) {
  const radios = useRadioGroup();
  const [explained, explain] = useState<string | null>(null);
  const group = useMemo(() => ({ radios, explained, explain }), [radios, explained]);
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

export interface ChoiceGroupProps {
  /** Heading of the group and its accessible name. */
  readonly title: string;
  readonly value?: string | undefined;
  readonly layout: ChoiceLayout;
  /** Between heading and tiles: a hint, a warning. */
  readonly lead?: ReactNode;
  /** Below the tiles. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A section that is one radio group, named by its heading. */
export function ChoiceGroup({ title, value, layout, lead, foot, children }: ChoiceGroupProps) {
  const heading = useId();
  return (
    <section className="section" aria-labelledby={heading}>
      <SectionHead id={heading} title={title} value={value} />
      {lead}
      <Choices labelledBy={heading} layout={layout}>
        {children}
      </Choices>
      {foot}
    </section>
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
