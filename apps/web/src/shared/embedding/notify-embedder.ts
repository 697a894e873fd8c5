import { embedPath, type FrameMessage } from './frame-message.ts';

/** Says to the page around the frame what happened here; nothing where the designer is a page of its own. */
export function notifyEmbedder(message: FrameMessage): void {
  const origin = new URLSearchParams(location.search).get('origin');
  if (location.pathname !== embedPath || window.parent === window || !origin) return;
  try {
    window.parent.postMessage({ doorDesigner: message }, origin);
  } catch {
    // The address names no origin: nobody is told.
  }
}
