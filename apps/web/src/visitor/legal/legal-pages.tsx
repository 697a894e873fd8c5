import { legalTextPath, shownLegalText, usualLegalPages } from '@door/domain/settings/legal-text';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { useApp } from '../../designer/app/app-context.ts';
import { messages } from '../../shared/messages/messages.ts';
import { legalMessages } from './messages.ts';
import '../../shared/page/plain-message.css';
import './legal-pages.css';

const ours: readonly string[] = Object.values(usualLegalPages);

interface LegalPageProps {
  readonly title: string;
  readonly about: keyof typeof usualLegalPages;
}

/** A legal text in a frame: the supplier's page, the supplier's own text, or ours, which brings its own heading. */
function LegalPage({ title, about }: LegalPageProps) {
  const { client } = useApp();
  const shown = shownLegalText(about, client[about]);
  const isOurs = shown.kind === 'page' && ours.includes(shown.address);
  const elsewhere = shown.kind === 'page' && !isOurs ? shown.address : null;
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
          src={isOurs ? shown.address : legalTextPath(client.clientId, about)}
        />
        {elsewhere === null ? null : (
          <p>
            <a href={elsewhere} target="_blank" rel="noopener noreferrer">
              {legalMessages.byItself}
            </a>
          </p>
        )}
      </div>
    </main>
  );
}

export const Terms = () => <LegalPage title={messages.titles.terms} about="terms" />;

export const Privacy = () => <LegalPage title={messages.titles.privacy} about="privacy" />;
