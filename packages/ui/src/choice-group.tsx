import { type ReactNode, useId } from 'react';
import { type ChoiceLayout, Choices } from './choices.tsx';
import { SectionHead } from './section-head.tsx';

export interface ChoiceGroupProps {
  /** Heading of the group and its accessible name. */
  readonly title: string;
  readonly value?: string | undefined;
  readonly layout: ChoiceLayout;
  /** Between heading and tiles: a hint, a warning. */
  readonly lead?: ReactNode;
  /** Below the tiles. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A section that is one radio group, named by its heading. */
export function ChoiceGroup({ title, value, layout, lead, foot, children }: ChoiceGroupProps) {
  const heading = useId();
  return (
    <section className="section" aria-labelledby={heading}>
      <SectionHead id={heading} title={title} value={value} />
      {lead}
      <Choices labelledBy={heading} layout={layout}>
        {children}
      </Choices>
      {foot}
    </section>
  );
}
