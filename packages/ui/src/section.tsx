import { useId, type ReactNode } from 'react';
import './section.css';

export interface SectionProps {
  readonly title: string;
  /** The present choice in words. */
  readonly value?: string;
  readonly children: ReactNode;
}

/** A section with its heading at the left and the present choice at the right. */
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
      {/* Not read aloud by itself: `AnnouncedChanges` reads each change once. */}
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
