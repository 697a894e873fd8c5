import './shared/styles/index.css';
import './shared/page/skip-link.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApi } from './shared/calls/create-api.ts';
import { isNoSuchSupplier, type StartData } from './shared/calls/ask-start.ts';
import { settingsOf } from './shared/calls/client-settings.ts';
import type { TabSession } from './shared/calls/tab-session.ts';
import { isLogInRedirect } from './shared/login/is-log-in-redirect.ts';
import { App, type AppProps } from './app.tsx';
import { loadWebFont } from './shared/appearance/web-font.ts';
import { openFirstPage } from './first-page/open-first-page.ts';

const start = window.doorStart;
if (start.bundle !== 'app') throw new Error('Another bundle was begun.');
const { session, showsFirstPage, clicks } = start;
const answers = orKept(session, start.answers);
const root = document.getElementById('page');
const options = { session, answers, api: createApi(session) };
const app = (props?: Pick<AppProps, 'opened' | 'onTaken'>) => (
  <StrictMode>
    <App {...options} {...props} />
  </StrictMode>
);

/** A page of the office that is opened without a network begins with what was kept, where something was. */
function orKept({ clientId }: TabSession, asked: Promise<StartData>) {
  return asked.catch(async (error: unknown) => {
    const isOffice = location.hash.startsWith('#/installer/');
    const kept = isOffice && !isNoSuchSupplier(error) ? await readKept(clientId).catch(() => undefined) : undefined;
    if (!kept) throw error;
    return kept;
  });
}

const readKept = async (clientId: number) => (await import('./shared/offline/kept-start.ts')).keptStart(clientId);

async function show(page: HTMLElement) {
  const opened = showsFirstPage ? await openFirstPage(options, document) : null;
  const waiting = document.getElementById('waiting');
  waiting?.remove();
  if (opened) return hydrateRoot(page, app({ opened, onTaken: answerClicks }));
  clicks.forget();
  // What the document has shown instead of the first page: rendering the same again would only cost time.
  if (!showsFirstPage && waiting) page.replaceChildren(...waiting.childNodes);
  delete document.documentElement.dataset['firstPage'];
  return createRoot(page).render(app());
}

function answerClicks() {
  clicks.replay();
  performance.mark('first page answers');
}

/** Where the settings cannot be loaded, a failed log-in leads to the log-in page. */
const logInErrorPath = () =>
  answers.then(
    ({ theme }) => settingsOf(theme).ui.logInErrorPath,
    () => '/login',
  );

const answered = answers.catch(() => undefined);
const logIn = isLogInRedirect(location.search)
  ? import('./shared/login/log-in-redirect.ts').then(({ finishLogIn }) => finishLogIn(logInErrorPath()))
  : undefined;
// The document shows the first page or the loading screen until the answers are here.
if (root) void Promise.all([answered, logIn]).then(() => show(root));

loadWebFont({ isPageSeen: showsFirstPage });
