import { type ReactNode, useId, useRef } from 'react';
import { useGroup } from './choice-group.tsx';
import { Star, Tick } from './icons.tsx';
import { Radio } from './radio.tsx';
import { WhyNotNote, type WhyNotText } from './why-not.tsx';
import { useControlWords } from './words.ts';

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
  /** The pointer rests on it, or the keyboard is there: it may be chosen next. Never said of what is chosen, or cannot be. */
  onConsider(): void;
}

/**
 * A choice made on a piece of the thing itself: a native radio under the whole tile.
 * What cannot be had now stays in place and focusable; choosing it explains itself and changes nothing.
 */
export function Tile({ name, chosen, whyNot = null, onChoose, onConsider, ...face }: TileProps) {
  const words = useControlWords();
  const group = useGroup();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const open = whyNot !== null && group.explained === id;
  const choose = () => {
    group.explain(null);
    onChoose();
  };
  const consider = () => chosen || whyNot || onConsider();
  const close = () => {
    group.explain(null);
    input.current?.focus();
  };
  return (
    <>
      <label
        className={whyNot ? 'tile tile-unavailable' : 'tile'}
        data-open={open}
        htmlFor={id}
        onPointerEnter={consider}
        // The press of a pointer moves the focus too; it has no time for anything else.
        onFocus={({ target }) => target.matches(':focus-visible') && consider()}
      >
        <Radio
          id={id}
          ref={input}
          group={group.radios}
          label={name}
          chosen={chosen}
          reason={whyNot && whyNot.reason}
          onChoose={choose}
          onAsk={() => group.explain(id)}
          onEscape={() => open && close()}
        />
        <TileFace {...face} {...(whyNot && { question: words.whyNot })} />
      </label>
      {open ? <WhyNotNote text={whyNot} pointsAt={input} onClose={close} /> : null}
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
export function NoOption({ kind }: { readonly kind: TilePicture }) {
  return <p className={`no-option tile-${kind}`}>{useControlWords().noOption}</p>;
}
