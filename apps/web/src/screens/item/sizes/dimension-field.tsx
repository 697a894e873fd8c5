import { allowed } from '@door/domain/item/configure';
import { mm } from '@door/domain/measure/mm';
import type { Dimension } from '@door/drawing/technical/dimensions';
import { FieldError } from '@door/ui/field';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { officeSizesWords as words } from '../../../words/office-sizes.ts';
import { useOfficeItem } from '../../../office/item/office-item.ts';
import type { EditableSize } from './editable-sizes.ts';
import type { Place } from './place-on.ts';

interface DimensionFieldProps {
  readonly size: EditableSize;
  readonly runs: Dimension['runs'];
  readonly place: Place;
  /** Where the field stands while somebody types. */
  readonly fieldPlace: Place;
}

/** A figure of the drawing: a button that becomes a field in its place. */
export function DimensionField({ size, runs, place, fieldPlace }: DimensionFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // The button takes the field's place once the field is gone.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  };
  return (
    <div className="sized-figure" style={isOpen ? fieldPlace : place}>
      {isOpen ? (
        <Typing size={size} onDone={close} onLeave={() => setOpen(false)} />
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
  /** Set, or given up by Escape: the focus goes back to the figure. */
  onDone(): void;
  /** The focus has gone elsewhere. */
  onLeave(): void;
}

/** Enter sets, and so does leaving for elsewhere; Escape gives up. What cannot be made says why beside it. */
function Typing({ size: { name, value, actionFor }, onDone, onLeave }: TypingProps) {
  const { item, catalogue, choose } = useOfficeItem();
  const id = useId();
  const [typed, type] = useState(String(value));
  const [refusal, refuse] = useState<string | undefined>(undefined);
  const set = () => {
    const wished = mm(Number(typed));
    if (wished === value) return onDone();
    if (wished <= 0) return refuse(words.wholeMillimetres);
    const action = actionFor(wished);
    const refused = allowed(item, action, catalogue);
    if (refused) return refuse(refused.message);
    choose(action);
    onDone();
  };
  const leave = () => {
    const wished = mm(Number(typed));
    const action = actionFor(wished);
    if (wished > 0 && wished !== value && !allowed(item, action, catalogue)) choose(action);
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

/** The figure that stood there can be typed over at once. */
const selectOnce = (input: HTMLInputElement | null): void => {
  if (!input || chosen.has(input)) return;
  chosen.add(input);
  input.focus({ preventScroll: true });
  input.select();
};
