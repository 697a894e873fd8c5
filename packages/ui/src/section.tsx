import { useId, type ReactNode } from 'react';
import { SectionHead } from './section-head.tsx';
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

export const SubHeading = ({ children, id }: { readonly children: ReactNode; readonly id?: string }) => (
  <h3 className="sub-heading" id={id}>
    {children}
  </h3>
);

export const Hint = ({ children }: { readonly children: ReactNode }) => <p className="hint">{children}</p>;
