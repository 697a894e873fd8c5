import { type ReactNode, useRef, useState } from 'react';
import { Radio, useRadioGroup } from './radio.tsx';
import { DisabledReasonNote, type DisabledReasonText } from './disabled-reason.tsx';
import './segmented.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly disabledReason?: DisabledReasonText | null;
}

export interface SegmentedProps<Value extends string> {
  /** Id of the heading that names the group. */
  readonly labelledBy?: string;
  readonly label?: string;
  readonly segments: readonly Segment<Value>[];
  readonly chosen: Value;
  onChoose(value: Value): void;
  /** The pointer rests on one that can be chosen and is not chosen yet. */
  onHover?(value: Value): void;
}

/** Two or three short alternatives side by side: hinge side, views. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { labelledBy, label: groupLabel, segments, chosen, onChoose, onHover } = props;
  const group = useRadioGroup();
  const asked = useRef<HTMLInputElement>(null);
  const [explained, setExplained] = useState<Value | null>(null);
  const disabledReasonAsked = segments.find(({ value }) => value === explained)?.disabledReason;
  const choose = (value: Value) => {
    setExplained(null);
    onChoose(value);
  };
  const close = () => {
    setExplained(null);
    asked.current?.focus();
  };
  return (
    <>
      <div className="segmented" role="radiogroup" aria-labelledby={labelledBy} aria-label={groupLabel}>
        {segments.map(({ value, label, icon, disabledReason = null }) => (
          <label
            key={value}
            htmlFor={`${group.name}-${value}`}
            data-unavailable={disabledReason !== null}
            onPointerEnter={() => value === chosen || disabledReason || onHover?.(value)}
          >
            <Radio
              id={`${group.name}-${value}`}
              ref={value === explained ? asked : null}
              group={group}
              label={label}
              chosen={value === chosen}
              reason={disabledReason && disabledReason.reason}
              onChoose={() => choose(value)}
              onAsk={() => setExplained(value)}
              onEscape={explained === value ? close : undefined}
            />
            {icon}
            <span aria-hidden="true">{label}</span>
          </label>
        ))}
      </div>
      {disabledReasonAsked ? <DisabledReasonNote text={disabledReasonAsked} pointsAt={asked} onClose={close} /> : null}
    </>
  );
}
