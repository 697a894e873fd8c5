import { type ReactNode, useEffect, useId, useRef } from 'react';

export interface TaskSectionProps {
  readonly title: string;
  /** How many tasks, as text; '' while it is not known. */
  readonly count: string;
  readonly links: ReactNode;
  readonly children: ReactNode;
}

/** A titled list of tasks. When the focused row disappears, the focus moves to the title instead of the top of the page. */
export function TaskSection({ title, count, links, children }: TaskSectionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) heading.current?.focus();
  });
  return (
    <section
      className="task-section"
      aria-labelledby={id}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        hasFocus.current = relatedTarget === null && hasFocus.current && !document.hasFocus();
      }}
    >
      <div className="row office-section-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
          {count ? <span className="num"> {count}</span> : null}
        </h2>
        {links}
      </div>
      {children}
    </section>
  );
}
