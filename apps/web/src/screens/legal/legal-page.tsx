import type { LegalText } from '@door/domain/catalogue/client-rows';
import { Title } from '../../shell/title.tsx';

export interface LegalPageProps {
  readonly title: string;
  readonly text: LegalText;
  /** Shown when the supplier has set none. */
  readonly usual: string;
}

/** A legal text in a frame: the supplier's address, the supplier's own text, or ours, which brings its own heading. */
export function LegalPage({ title, text, usual }: LegalPageProps) {
  const isOurs = text.content === '';
  const source = text.type === 'embedded' && !isOurs ? { srcDoc: text.content } : { src: text.content || usual };
  return (
    <main>
      <div className="plain-text">
        <div className={isOurs ? 'sr-only' : ''}>
          <Title>{title}</Title>
        </div>
        <iframe
          className={isOurs ? 'legal-frame legal-frame-ours' : 'legal-frame'}
          title={title}
          sandbox=""
          {...source}
        />
      </div>
    </main>
  );
}
