import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { doorApi } from './api/client.ts';
import { App } from './shell/app.tsx';
import { bringFace } from './shell/face.ts';
import { answers, session } from './start.ts';

const root = document.getElementById('page');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App session={session} answers={answers} api={doorApi(session)} />
    </StrictMode>,
  );
}

bringFace();
