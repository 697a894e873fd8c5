import { mm } from '@door/domain/lib/mm';
import type { Dimension } from '@door/drawing/technical/dimensions';
import { FieldError } from '@door/ui/field';
import { useDimensionInput } from '@door/ui/use-dimension-input';
import { useId, useRef, useState } from 'react';
import { useUnsaved } from '../../layout/unsaved-fields.ts';
import { sizesMessages as messages } from '../../messages/item.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import type { EditableSize } from './editable-sizes.ts';
import type { Position } from './figure-position.ts';
import { disabledReasonForSize } from './disabled-reason-size.ts';

interface DimensionFieldProps {
  readonly size: EditableSize;
  readonly runs: Dimension['runs'];
  readonly position: Position;
  /** The position while it is a field. */
  readonly fieldPosition: Position;
}

/** A figure of the drawing: a button that turns into a field. */
export function DimensionField({ size, runs, position, fieldPosition }: DimensionFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    // In the next frame, when the button is there again.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  };
  return (
    <div className="sized-figure" style={isOpen ? fieldPosition : position}>
      {isOpen ? (
        <SizeInput size={size} onDone={close} onLeave={() => setIsOpen(false)} />
      ) : (
        <button
          ref={button}
          type="button"
          className="dimension-figure"
          data-runs={runs}
          aria-label={messages.drawing.change(messages.sizes[size.name], size.value)}
          onClick={() => setIsOpen(true)}
        />
      )}
    </div>
  );
}

interface TypingProps {
  readonly size: EditableSize;
  /** The value was set, or Escape was pressed. The focus goes back to the figure. */
  onDone(): void;
  /** The field has lost the focus, and what was typed is set. */
  onLeave(): void;
}

/** Enter and leaving the field set the value, Escape does not. What is refused stays in the field, with the reason below. */
function SizeInput({ size, onDone, onLeave }: TypingProps) {
  const { name, value, actionFor } = size;
  const { item, context, choose } = useOfficeItem();
  const id = useId();
  const { error, isDraft, input } = useDimensionInput({
    value,
    sets: 'leaving',
    disabledReason: (length) => {
      const requested = mm(length ?? 0);
      return requested > 0 ? disabledReasonForSize(size, { item, requested }, context) : messages.wholeMillimetres;
    },
    onSet: (length) => choose(actionFor(mm(length ?? 0))),
    onEnter: (_, isSettled) => isSettled && onDone(),
    onEscape: onDone,
    onLeave: (isSettled) => isSettled && onLeave(),
  });
  useUnsaved(isDraft);
  return (
    <div className="dimension-typing">
      <input
        ref={selectOnce}
        className="input num"
        {...input}
        aria-label={messages.sizes[name]}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : id}
      />
      <div aria-live="assertive">
        <FieldError id={id} text={error} />
      </div>
    </div>
  );
}

const chosen = new WeakSet<HTMLInputElement>();

/** Selects the old value, so that typing replaces it. */
const selectOnce = (input: HTMLInputElement | null): void => {
  if (!input || chosen.has(input)) return;
  chosen.add(input);
  input.focus({ preventScroll: true });
  input.select();
};
