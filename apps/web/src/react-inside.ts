import react from 'react';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';
import jsxRuntime from 'react/jsx-runtime';

declare global {
  interface Window {
    /** By module. Read by what the bundler puts in the place of React. */
    doorReact: Readonly<Record<string, object>>;
  }
}

/** Stands inside the built page, before its first file runs (`vite.config.ts`). */
window.doorReact = {
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react/jsx-runtime': jsxRuntime,
};
