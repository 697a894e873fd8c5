import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { doorApi } from './api/client.ts';
import { App } from './shell/app.tsx';
import { answers, session } from './start.ts';

const root = document.getElementById('page');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App session={session} answers={answers} api={doorApi(session)} />
    </StrictMode>,
  );
}

// After the first paint: the page is read in the system's face, and the next visit has the web face at once.
addEventListener('load', () => setTimeout(() => void import('./styles/font.css'), 0));
