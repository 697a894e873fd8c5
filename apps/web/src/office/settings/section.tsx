import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  /** What the section is for, in a sentence. */
  readonly about: string;
  readonly children: ReactNode;
}

export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <section className="settings-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{about}</p>
      </header>
      {children}
    </section>
  );
}

/** Fields side by side where there is room. */
export const Pair = ({ children }: { readonly children: ReactNode }) => <div className="settings-pair">{children}</div>;
