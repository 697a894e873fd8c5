import './platform/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApi } from './platform/calls/create-api.ts';
import { settingsOf } from './platform/calls/client-settings.ts';
import { isLogInRedirect } from './platform/login/is-log-in-redirect.ts';
import { App } from './app.tsx';
import { loadWebFont } from './platform/appearance/web-font.ts';
import { answers, session } from './start.ts';

const root = document.getElementById('page');
const show = () => {
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App session={session} answers={answers} api={createApi(session)} />
    </StrictMode>,
  );
};

/** Where the settings cannot be loaded, a failed log-in leads to the log-in page. */
const logInErrorPath = () =>
  answers.then(
    ({ theme }) => settingsOf(theme).ui.logInErrorPath,
    () => '/login',
  );

// index.html shows the loading screen until the answers are here: rendering the same again would only cost time.
const answered = answers.catch(() => undefined);
const logIn = isLogInRedirect(location.search)
  ? import('./platform/login/log-in-redirect.ts').then(({ finishLogIn }) => finishLogIn(logInErrorPath()))
  : undefined;
void Promise.all([answered, logIn]).then(show);

loadWebFont();
