import './section.css';

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
