import type { LegalText } from '@door/domain/catalogue/rows';
import { Title } from '../../shell/title.tsx';

export interface LegalPageProps {
  readonly title: string;
  readonly text: LegalText;
  /** Shown when the supplier has set none. */
  readonly usual: string;
}

/** A legal text in a frame: the supplier's address, the supplier's own text, or ours. */
export function LegalPage({ title, text, usual }: LegalPageProps) {
  const source = text.type === 'embedded' && text.content ? { srcDoc: text.content } : { src: text.content || usual };
  return (
    <main>
      <div className="plain-text">
        <Title>{title}</Title>
        <iframe className="legal-frame" title={title} sandbox="" {...source} />
      </div>
    </main>
  );
}
