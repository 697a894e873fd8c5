import { useId, type ReactNode } from 'react';

export interface SectionProps {
  readonly title: string;
  /** The present choice in words, so that a glance down the panel reads the specification. */
  readonly value?: string;
  readonly children: ReactNode;
}

/** Name at the left, present value at the right, a hairline above all but the first. */
export function Section({ title, value, children }: SectionProps) {
  const heading = useId();
  return (
    <section className="section" aria-labelledby={heading}>
      <SectionHead id={heading} title={title} value={value} />
      {children}
    </section>
  );
}

export interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly value?: string | undefined;
}

export function SectionHead({ id, title, value }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      {/* Not said aloud by itself: the page says once what a choice has changed. */}
      {value === undefined ? null : (
        <output aria-labelledby={id} aria-live="off">
          {value}
        </output>
      )}
    </div>
  );
}

export const SubHeading = ({ children, id }: { readonly children: ReactNode; readonly id?: string }) => (
  <h3 className="sub-heading" id={id}>
    {children}
  </h3>
);

export const Hint = ({ children }: { readonly children: ReactNode }) => <p className="hint">{children}</p>;
