import { useId, type ReactNode } from 'react';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Why it cannot be had now; it stays focusable and says so. */
  readonly whyNot?: string | null;
}

export interface SegmentedProps<Value extends string> {
  /** Id of the heading that names the group. */
  readonly labelledBy?: string;
  readonly label?: string;
  readonly segments: readonly Segment<Value>[];
  readonly chosen: Value;
  onChoose(value: Value): void;
}

/** Two or three short alternatives side by side: hinge side, views. */
export function Segmented<Value extends string>({
  labelledBy,
  label,
  segments,
  chosen,
  onChoose,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div className="segmented" role="radiogroup" aria-labelledby={labelledBy} aria-label={label}>
      {segments.map(({ value, label: text, icon, whyNot = null }) => (
        <label key={value} data-unavailable={whyNot !== null} title={whyNot ?? undefined}>
          <input
            type="radio"
            name={name}
            aria-label={text}
            aria-disabled={whyNot === null ? undefined : true}
            aria-description={whyNot ?? undefined}
            checked={value === chosen}
            onChange={() => whyNot === null && onChoose(value)}
          />
          {icon}
          <span aria-hidden="true">{text}</span>
        </label>
      ))}
    </div>
  );
}
