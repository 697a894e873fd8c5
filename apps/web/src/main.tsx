import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { doorApi } from './api/client.ts';
import { readSession } from './api/session.ts';
import { App } from './shell/app.tsx';

const session = readSession(location.search, sessionStorage);
const root = document.getElementById('page');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App session={session} api={doorApi(session)} />
    </StrictMode>,
  );
}

// After the first paint: the page is read in the system's face, and the next visit has the web face at once.
addEventListener('load', () => setTimeout(() => void import('./styles/font.css'), 0));
