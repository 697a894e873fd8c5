import { type ShownLegalText, shownLegalText, usualLegalPages } from '@door/domain/settings/legal-text';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { useApp } from '../../door/app/app-context.ts';
import { words } from '../../platform/words/words.ts';
import '../../platform/page/plain-message.css';
import './legal-pages.css';

const ours: readonly string[] = Object.values(usualLegalPages);

interface LegalPageProps {
  readonly title: string;
  readonly text: ShownLegalText;
}

/** A legal text in a frame: the supplier's address, the supplier's own text, or ours, which brings its own heading. */
function LegalPage({ title, text }: LegalPageProps) {
  const isOurs = text.kind === 'page' && ours.includes(text.address);
  const source = text.kind === 'text' ? { srcDoc: text.text } : { src: text.address };
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
  <LegalPage title={words.titles.terms} text={shownLegalText('terms', useApp().client.terms)} />
);

export const Privacy = () => (
  <LegalPage title={words.titles.privacy} text={shownLegalText('privacy', useApp().client.privacy)} />
);
