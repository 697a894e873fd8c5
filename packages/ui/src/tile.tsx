import { useId, useRef, type ReactNode } from 'react';
import { useGroup } from './choice-group.tsx';
import { Star, Tick } from './icons.tsx';
import { WhyNotNote, type WhyNotText } from './why-not.tsx';

/** Fixed heights, so that nothing moves while pictures arrive. */
export type TilePicture =
  | 'frame'
  | 'design'
  | 'glass'
  | 'handle'
  | 'hardware'
  | 'backing'
  | 'swatch'
  | 'corner'
  | 'metal';

export interface TileProps {
  /** Accessible name; contains the visible label. */
  readonly name: string;
  readonly label: string;
  /** Second line: a RAL number, 'Woodgrain', a degree of privacy. */
  readonly note?: ReactNode;
  readonly picture: ReactNode;
  readonly kind: TilePicture;
  /** The tile is a scene of its own: wall, floor strip, door standing on it. */
  readonly ground?: boolean;
  readonly star?: boolean;
  readonly chosen: boolean;
  readonly whyNot?: WhyNotText | null;
  onChoose(): void;
}

/** A choice made on a piece of the thing itself: a native radio under the whole tile. */
export function Tile(props: TileProps) {
  const { whyNot = null } = props;
  return whyNot ? <UnavailableTile {...props} whyNot={whyNot} /> : <AvailableTile {...props} />;
}

function AvailableTile({ name, chosen, onChoose, ...face }: TileProps) {
  const group = useGroup();
  return (
    <label className="tile">
      <input
        type="radio"
        name={group.name}
        aria-label={name}
        checked={chosen}
        onChange={() => {
          group.explain(null);
          onChoose();
        }}
      />
      <TileFace {...face} />
    </label>
  );
}

/** Stays in place and focusable. Choosing it explains itself and changes nothing. */
function UnavailableTile({ name, chosen, whyNot, onChoose: _, ...face }: TileProps & { readonly whyNot: WhyNotText }) {
  const group = useGroup();
  const id = useId();
  const byArrowKey = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const open = group.explained === id;
  return (
    <>
      <label className="tile tile-unavailable" data-open={open}>
        <input
          ref={input}
          type="radio"
          name={group.name}
          aria-label={name}
          aria-disabled="true"
          aria-describedby={`${id}-reason`}
          checked={chosen}
          onKeyDown={(event) => (byArrowKey.current = event.key.startsWith('Arrow'))}
          onPointerDown={() => (byArrowKey.current = false)}
          onClick={() => group.explain(id)}
          onChange={() => undefined}
        />
        <TileFace {...face} question="Why not?" />
        <span id={`${id}-reason`} hidden>
          {whyNot.reason}
        </span>
      </label>
      {open ? (
        <WhyNotNote
          text={whyNot}
          pointsAt={input}
          takesFocus={!byArrowKey.current}
          onClose={() => {
            group.explain(null);
            input.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

interface TileFaceProps extends Pick<TileProps, 'label' | 'note' | 'picture' | 'kind' | 'ground' | 'star'> {
  readonly question?: string;
}

function TileFace({ label, note, picture, kind, ground = false, star = false, question }: TileFaceProps) {
  return (
    <>
      <span className={`tile-picture tile-${kind}${ground ? ' tile-ground' : ''}`} aria-hidden="true">
        {picture}
        {star ? (
          <span className="tile-star">
            <Star />
          </span>
        ) : null}
        <span className="tile-tick">
          <Tick />
        </span>
      </span>
      <span className="tile-label" aria-hidden="true">
        {label}
        {note ? <small>{note}</small> : null}
        {question ? <span className="tile-question">{question}</span> : null}
      </span>
    </>
  );
}

/** Stands where tiles would stand when there is nothing to choose. */
export const NoOption = ({ kind }: { readonly kind: TilePicture }) => (
  <p className={`no-option tile-${kind}`}>No Option</p>
);
