import { isNoSuchSupplier } from './shared/calls/ask-start.ts';

/** What a tab shows while it starts, and then. */
export type PageState<App> =
  | { readonly kind: 'starting' | 'failed' | 'no-such-supplier' }
  | { readonly kind: 'loading-item' | 'open'; readonly app: App };

export interface StartSteps<App> {
  startApp(): Promise<App>;
  resumeDesign(app: App): Promise<void>;
}

/** The settings and the catalogue first, then the design in progress. An error is thrown after the page shows what it can. */
export async function startPage<App>(
  { startApp, resumeDesign }: StartSteps<App>,
  show: (state: PageState<App>) => void,
): Promise<void> {
  const app = await startApp().catch((error: unknown) => {
    if (isNoSuchSupplier(error)) return null;
    show({ kind: 'failed' });
    throw error;
  });
  if (app === null) return show({ kind: 'no-such-supplier' });
  show({ kind: 'loading-item', app });
  try {
    await resumeDesign(app);
  } finally {
    show({ kind: 'open', app });
  }
}
