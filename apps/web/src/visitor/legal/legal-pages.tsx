import type { LegalText } from '@door/domain/catalogue/client-rows';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { useApp } from '../../door/app/app-context.ts';
import { words } from '../../platform/words/words.ts';
import '../../platform/page/plain-message.css';
import './legal-pages.css';

interface LegalPageProps {
  readonly title: string;
  readonly text: LegalText;
  /** Shown when the supplier has set none. */
  readonly usual: string;
}

/** A legal text in a frame: the supplier's address, the supplier's own text, or ours, which brings its own heading. */
function LegalPage({ title, text, usual }: LegalPageProps) {
  const isOurs = text.content === '';
  const source = text.type === 'embedded' && !isOurs ? { srcDoc: text.content } : { src: text.content || usual };
  return (
    <main>
      <div className="plain-text">
        <div className={isOurs ? 'sr-only' : ''}>
          <PageTitle>{title}</PageTitle>
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

export const Terms = () => (
  <LegalPage title={words.titles.terms} text={useApp().client.terms} usual="/terms-and-conditions.html" />
);

export const Privacy = () => (
  <LegalPage title={words.titles.privacy} text={useApp().client.privacy} usual="/privacy-policy.html" />
);
