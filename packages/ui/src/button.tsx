import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './button.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'> {
  /** At most one `primary` on a page. */
  readonly look?: 'primary' | 'line' | 'quiet';
  /** `bar` stands in an action bar, `row` inside a row or note. */
  readonly scale?: 'usual' | 'bar' | 'row';
  readonly submits?: boolean;
  /** A spinner replaces the icon; the label stays, so that the button keeps its width. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
  readonly iconAfter?: ReactNode;
}

const looks = { primary: 'btn btn-primary', line: 'btn btn-line', quiet: 'btn btn-quiet' } as const;
const scales = { usual: '', bar: ' btn-bar', row: ' btn-sm' } as const;

export function Button({
  look = 'line',
  scale = 'usual',
  submits = false,
  busy = false,
  icon,
  iconAfter,
  children,
  ...rest
}: ButtonProps) {
  const spinner = <span className="spinner" aria-hidden="true" />;
  return (
    <button {...rest} type={submits ? 'submit' : 'button'} className={looks[look] + scales[scale]} aria-busy={busy}>
      {icon ? (busy ? spinner : icon) : null}
      {children}
      {iconAfter ? (busy ? spinner : iconAfter) : null}
    </button>
  );
}
