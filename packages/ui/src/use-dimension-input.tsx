import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { isHalfTyped, readLength } from './read-length.ts';
import { useControlMessages } from './messages.ts';

export interface DimensionInputOptions {
  /** The present length, mm; null: none yet. */
  readonly value: number | null;
  /** `typing`: each possible length is set as it is typed. `leaving`: with Enter, or when the field is left. */
  readonly sets: 'typing' | 'leaving';
  /** With `typing`: a length that is typed is set also where it is the present one. */
  readonly setsEqual?: boolean;
  /** A longer length is refused at once, since more digits cannot make it possible, mm. */
  readonly max?: number;
  readonly maxDigits?: number;
  /** The field may be left empty: null. Any other empty field gets its value back. */
  readonly isOptional?: boolean;
  /** `set`: what was typed holds when the field is left, even if it is refused while it is typed (half a number). */
  readonly whenLeft?: 'check' | 'set';
  /** Why a length is not possible; null: it is. */
  disabledReason(length: number | null): string | null;
  onSet(length: number | null): void;
  /** `isSettled`: the length is possible, and set unless it is the present one. */
  onEnter?(event: KeyboardEvent<HTMLInputElement>, isSettled: boolean): void;
  onEscape?(): void;
  /** `isSettled` as at Enter; an empty field that has its value back is settled. */
  onLeave?(isSettled: boolean): void;
}

/** What was typed and is not set; it disappears when the value changes. */
interface Draft {
  readonly text: string;
  readonly instead: number | null;
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * An input for a length in whole mm, arrow keys for 1 mm (with Shift 10 mm), and a refusal that waits while a number may still
 * be half typed. What was typed stays as it was typed: `1040.5` is refused, and not made into another length. The component around it decides how it looks.
 */
export function useDimensionInput(options: DimensionInputOptions) {
  const {
    value,
    sets,
    setsEqual = false,
    max = Infinity,
    maxDigits = 5,
    isOptional = false,
    whenLeft = 'check',
    disabledReason,
    onSet,
  } = options;
  const { wholeMillimetres } = useControlMessages();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const isDraft = draft !== null && draft.instead === value;
  const text = isDraft ? draft.text : value === null ? '' : String(value);
  const lengthOf = (typed: string) => {
    const read = readLength(typed, maxDigits);
    return read === null && !isOptional ? 0 : read;
  };
  const read = lengthOf(text);
  const isUnreadable = read === 'unreadable';
  const length = isUnreadable ? value : read;
  const refusal = isUnreadable ? wholeMillimetres : isDraft && length !== value ? disabledReason(length) : null;

  /** No further typing can make it possible. */
  const isBeyondHelp = isUnreadable ? !isHalfTyped(text) : (length ?? 0) > max;

  const set = (next: number | null) => next !== value && onSet(next);
  const type = (typed: string) => {
    const next = lengthOf(typed);
    setIsChecked(false);
    setDraft({ text: typed, instead: value });
    const isLength = next !== 'unreadable' && (typed.trim() !== '' || isOptional);
    if (sets === 'typing' && isLength && disabledReason(next) === null) (setsEqual ? onSet : set)(next);
  };
  const settle = (): boolean => {
    const isSettled = !isUnreadable && (refusal === null || whenLeft === 'set');
    setIsChecked(!isSettled);
    if (isSettled) {
      set(length);
      setDraft(null);
    }
    return isSettled;
  };
  const step = (event: KeyboardEvent, direction: 1 | -1) => {
    event.preventDefault();
    type(String(Math.max(0, (length ?? 0) + direction * (event.shiftKey ? 10 : 1))));
    setIsChecked(true);
  };

  return {
    /** What is typed, or the present length. */
    length,
    /** What is typed is not set yet. */
    isDraft,
    error: refusal !== null && (isChecked || isBeyondHelp) ? refusal : undefined,
    input: {
      value: text,
      inputMode: 'numeric',
      autoComplete: 'off',
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const direction = arrows[event.key];
        if (direction && sets === 'typing' && length !== null) step(event, direction);
        if (event.key === 'Enter') options.onEnter?.(event, settle());
        if (event.key === 'Enter' && !options.onEnter) settle();
        if (event.key === 'Escape') options.onEscape?.();
      },
      onBlur: () => {
        const isEmpty = text.trim() === '' && !isOptional;
        if (isEmpty) setDraft(null);
        const isSettled = isEmpty || settle();
        options.onLeave?.(isSettled);
      },
    },
  } as const;
}
