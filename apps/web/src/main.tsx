import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { doorApi } from './api/client.ts';
import { settingsOf } from './api/client-settings.ts';
import { comeBack, hasComeBack } from './login/came-back.ts';
import { App } from './shell/app.tsx';
import { bringFace } from './shell/face.ts';
import { answers, session } from './start.ts';

const root = document.getElementById('page');
const show = () => {
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App session={session} answers={answers} api={doorApi(session)} />
    </StrictMode>,
  );
};

/** Where the settings cannot be had, the log-in page is the one to try again from. */
const logInErrorPath = () =>
  answers.then(
    ({ theme }) => settingsOf(theme).ui.logInErrorPath,
    () => '/login',
  );

// Until the answers are here the page itself says that things are being got ready; drawing the same again would only cost time.
const answered = answers.catch(() => undefined);
const back = hasComeBack(location.search) ? comeBack(logInErrorPath()) : undefined;
void Promise.all([answered, back]).then(show);

bringFace();
