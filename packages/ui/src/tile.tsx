import { type ComponentType, lazy, type ReactNode, Suspense, useId, useRef } from 'react';
import { useGroup } from './choices.tsx';
import { Star, Tick } from './icons.tsx';
import { Radio } from './radio.tsx';
import type { DisabledReasonNoteProps, DisabledReasonText } from './disabled-reason.tsx';
import { useControlMessages } from './messages.ts';
import './tile.css';

/** Most tiles are never asked. Without network, before its code is here, a tile has its reason in its description alone. */
const DisabledReasonNote = lazy(
  (): Promise<{ readonly default: ComponentType<DisabledReasonNoteProps> }> =>
    import('./disabled-reason.tsx').then(
      (module) => ({ default: module.DisabledReasonNote }),
      () => ({ default: () => null }),
    ),
);

/** Each kind has a fixed height, so that nothing moves while pictures load. */
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
  /** Said after the name, which stays: what the picture tells beside it. */
  readonly about?: string | undefined;
  /** Second line: a RAL number, 'Woodgrain', a degree of privacy. */
  readonly note?: ReactNode;
  readonly picture: ReactNode;
  readonly kind: TilePicture;
  /** With a wall and a strip of floor behind the picture. */
  readonly ground?: boolean;
  readonly star?: boolean;
  readonly chosen: boolean;
  readonly disabledReason?: DisabledReasonText | null;
  onChoose(): void;
  /** The pointer rests on it or the keyboard focuses it. Not called for a tile that is chosen or not available. */
  onHover(): void;
}

/**
 * A choice with a picture: a native radio under the whole tile. A tile that is not available stays in place and focusable;
 * choosing it shows why, and changes nothing.
 */
export function Tile({ name, about, chosen, disabledReason = null, onChoose, onHover, ...content }: TileProps) {
  const messages = useControlMessages();
  const group = useGroup();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const open = disabledReason !== null && group.explained === id;
  const choose = () => {
    group.explain(null);
    onChoose();
  };
  const hover = () => chosen || disabledReason || onHover();
  const close = () => {
    group.explain(null);
    input.current?.focus();
  };
  return (
    <>
      <label
        className={disabledReason ? 'tile tile-unavailable' : 'tile'}
        data-open={open}
        htmlFor={id}
        onPointerEnter={hover}
        // Only keyboard focus: a pointer press moves the focus too, and the click must not wait.
        onFocus={({ target }) => target.matches(':focus-visible') && hover()}
      >
        <Radio
          id={id}
          ref={input}
          group={group.radios}
          label={name}
          about={about}
          chosen={chosen}
          reason={disabledReason && disabledReason.reason}
          onChoose={choose}
          onAsk={() => group.explain(id)}
          onEscape={open ? close : undefined}
        />
        <TileContent {...content} {...(disabledReason && { question: messages.disabledReason })} />
      </label>
      {open ? (
        <Suspense>
          <DisabledReasonNote text={disabledReason} pointsAt={input} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

interface TileContentProps extends Pick<TileProps, 'label' | 'note' | 'picture' | 'kind' | 'ground' | 'star'> {
  readonly question?: string;
}

function TileContent({ label, note, picture, kind, ground = false, star = false, question }: TileContentProps) {
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
