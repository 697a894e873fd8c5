import { refusalOfAction } from '@door/domain/configure/configure';
import { mm } from '@door/domain/model/mm';
import type { Dimension } from '@door/drawing/technical/dimensions';
import { FieldError } from '@door/ui/field';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { sizesWords as words } from '../../words/sizes.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import type { EditableSize } from './editable-sizes.ts';
import type { Position } from './figure-position.ts';

interface DimensionFieldProps {
  readonly size: EditableSize;
  readonly runs: Dimension['runs'];
  readonly position: Position;
  /** The position while it is a field. */
  readonly fieldPosition: Position;
}

/** A figure of the drawing: a button that turns into a field. */
export function DimensionField({ size, runs, position, fieldPosition }: DimensionFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // In the next frame, when the button is there again.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  };
  return (
    <div className="sized-figure" style={isOpen ? fieldPosition : position}>
      {isOpen ? (
        <SizeInput size={size} onDone={close} onLeave={() => setOpen(false)} />
      ) : (
        <button
          ref={button}
          type="button"
          className="dimension-figure"
          data-runs={runs}
          aria-label={words.drawing.change(words.sizes[size.name], size.value)}
          onClick={() => setOpen(true)}
        />
      )}
    </div>
  );
}

interface TypingProps {
  readonly size: EditableSize;
  /** The value was set, or Escape was pressed. The focus goes back to the figure. */
  onDone(): void;
  /** The field has lost the focus. */
  onLeave(): void;
}

/** Enter and leaving the field set the value, Escape does not. A refusal is shown below the field. */
function SizeInput({ size: { name, value, actionFor }, onDone, onLeave }: TypingProps) {
  const { item, context, choose } = useOfficeItem();
  const id = useId();
  const [typed, type] = useState(String(value));
  const [refusal, refuse] = useState<string | undefined>(undefined);
  const set = () => {
    const wished = mm(Number(typed));
    if (wished === value) return onDone();
    if (wished <= 0) return refuse(words.wholeMillimetres);
    const action = actionFor(wished);
    const refused = refusalOfAction(item, action, context);
    if (refused) return refuse(refused.message);
    choose(action);
    onDone();
  };
  const leave = () => {
    const wished = mm(Number(typed));
    const action = actionFor(wished);
    if (wished > 0 && wished !== value && !refusalOfAction(item, action, context)) choose(action);
    onLeave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') set();
    if (event.key === 'Escape') onDone();
  };
  return (
    <div className="dimension-typing">
      <input
        ref={selectOnce}
        className="input num"
        inputMode="numeric"
        autoComplete="off"
        aria-label={words.sizes[name]}
        aria-invalid={refusal !== undefined}
        aria-describedby={refusal === undefined ? undefined : id}
        value={typed}
        onChange={({ target }) => {
          type(target.value.replace(/\D/g, '').slice(0, 5));
          refuse(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <div aria-live="assertive">
        <FieldError id={id} text={refusal} />
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
