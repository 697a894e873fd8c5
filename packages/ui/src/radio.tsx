import { type KeyboardEvent, type Ref, startTransition, useEffect, useId, useOptimistic, useState } from 'react';
import { scrollIntoViewOnFocus } from './into-view.ts';

/** Radios of which one is chosen. */
export interface RadioGroup {
  readonly name: string;
  /** Call it with the key that is down; null: none. */
  press(key: string | null): void;
  /** An arrow key is moving through the radios: a radio on the way must not open its explanation, which would take the focus. */
  isPassing(): boolean;
  /** The radio that is shown as chosen registers how to be shown as not chosen; answers how to unregister. */
  register(deselect: () => void): () => void;
  /** Shows the chosen radio as not chosen, before another is. */
  deselectCurrent(): void;
}

export function useRadioGroup(): RadioGroup {
  const name = useId();
  const [group] = useState(() => radioGroup(name));
  return group;
}

function radioGroup(name: string): RadioGroup {
  let down: string | null = null;
  let deselectShown: (() => void) | null = null;
  return {
    name,
    press: (key) => {
      down = key;
    },
    isPassing: () => down?.startsWith('Arrow') ?? false,
    register: (deselect) => {
      deselectShown = deselect;
      return () => {
        if (deselectShown === deselect) deselectShown = null;
      };
    },
    deselectCurrent: () => deselectShown?.(),
  };
}

export interface RadioProps {
  readonly id: string;
  readonly group: RadioGroup;
  readonly label: string;
  /** What else is said of it, after its name. */
  readonly about?: string | undefined;
  readonly chosen: boolean;
  /** Why it is not available; null: it is. It stays focusable, and choosing it asks for the explanation. */
  readonly reason: string | null;
  readonly ref: Ref<HTMLInputElement>;
  onChoose(): void;
  onAsk(): void;
  /** Closes its explanation; absent while that is not open, when Escape is of what the radio stands in. */
  readonly onEscape?: (() => void) | undefined;
}

/** A native radio that Enter also chooses, as people expect of a picture. */
export function Radio({ id, group, label, about, chosen, reason, ref, ...on }: RadioProps) {
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    group.press(key);
    if (key === 'Enter') event.currentTarget.click();
    if (key !== 'Escape' || !on.onEscape) return;
    event.preventDefault();
    on.onEscape();
  };
  const release = () => group.press(null);
  const [shown, choose] = useOptimisticChoice(chosen, group, on.onChoose);
  const ask = () => group.isPassing() || on.onAsk();
  const unavailable =
    reason === null ? {} : { 'aria-disabled': true, 'aria-describedby': `${id}-reason`, onClick: ask };
  return (
    <>
      <input
        ref={ref}
        id={id}
        type="radio"
        name={group.name}
        aria-label={label}
        aria-description={about}
        {...unavailable}
        checked={shown}
        onChange={() => reason ?? choose()}
        onFocus={scrollIntoViewOnFocus}
        onKeyDown={press}
        onKeyUp={release}
        onPointerDown={release}
      />
      {reason === null ? null : (
        <span id={`${id}-reason`} hidden>
          {reason}
        </span>
      )}
    </>
  );
}

/**
 * Shows the choice within the frame of the click; the rest of the page may render later, or the choice be refused. What is told of the
 * choice outside the transition is rendered before the next press, which is of that choice then, however busy the page is. A transition
 * that it begins ends together with this one.
 */
function useOptimisticChoice(chosen: boolean, group: RadioGroup, onChoose: () => void): readonly [boolean, () => void] {
  const [shown, show] = useOptimistic(chosen);
  useEffect(() => (shown ? group.register(() => show(false)) : undefined), [shown, group, show]);
  const choose = () => {
    startTransition(() => {
      group.deselectCurrent();
      show(true);
    });
    onChoose();
  };
  return [shown, choose];
}
