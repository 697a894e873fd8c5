import { type KeyboardEvent, type Ref, startTransition, useEffect, useId, useOptimistic, useState } from 'react';
import { intoView } from './into-view.ts';

/** Radios of which one may be chosen. */
export interface RadioGroup {
  readonly name: string;
  /** Told which key is down; null: none. */
  press(key: string | null): void;
  /** An arrow moves on, and what it passes must not take the focus away. */
  isPassing(): boolean;
  /** The one that shows itself as chosen, until another takes its place; answers how to give the place up. */
  stand(yieldPlace: () => void): () => void;
  /** Asks the one that shows itself as chosen to make way. */
  takePlace(): void;
}

export function useRadioGroup(): RadioGroup {
  const name = useId();
  const [group] = useState(() => radioGroup(name));
  return group;
}

function radioGroup(name: string): RadioGroup {
  let down: string | null = null;
  let standing: (() => void) | null = null;
  return {
    name,
    press: (key) => {
      down = key;
    },
    isPassing: () => down?.startsWith('Arrow') ?? false,
    stand: (yieldPlace) => {
      standing = yieldPlace;
      return () => {
        if (standing === yieldPlace) standing = null;
      };
    },
    takePlace: () => standing?.(),
  };
}

export interface RadioProps {
  readonly id: string;
  readonly group: RadioGroup;
  readonly label: string;
  readonly chosen: boolean;
  /** Why it cannot be had now; it stays focusable, is chosen in vain, and asks for the explanation instead. */
  readonly reason: string | null;
  readonly ref: Ref<HTMLInputElement>;
  onChoose(): void;
  onAsk(): void;
  onEscape(): void;
}

/** A native radio that Enter chooses too, as people expect of a picture. */
export function Radio({ id, group, label, chosen, reason, ref, ...on }: RadioProps) {
  const press = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    group.press(key);
    if (key === 'Enter') currentTarget.click();
    if (key === 'Escape') on.onEscape();
  };
  const release = () => group.press(null);
  const [shown, choose] = useAtOnce(chosen, group, on.onChoose);
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
        {...unavailable}
        checked={shown}
        onChange={() => reason ?? choose()}
        onFocus={intoView}
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

/** Shows the choice in the click's own frame; what follows from it on the page may take longer, or be refused. */
function useAtOnce(chosen: boolean, group: RadioGroup, onChoose: () => void): readonly [boolean, () => void] {
  const [shown, show] = useOptimistic(chosen);
  useEffect(() => (shown ? group.stand(() => show(false)) : undefined), [shown, group, show]);
  const choose = () =>
    startTransition(() => {
      group.takePlace();
      show(true);
      onChoose();
    });
  return [shown, choose];
}
