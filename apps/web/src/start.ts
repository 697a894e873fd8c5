import { hasWrongSupplier, readTabSession, type TabSession } from './shared/calls/tab-session.ts';
import { askStart, NoSuchSupplier, type StartData } from './shared/calls/ask-start.ts';
import { deviceStorage, tabStorage } from './shared/storage/storage.ts';
import { recordClicks, type ClickReplay } from './first-page/click-replay.ts';
import { reloadIfReplaced, watchForChunkLoadErrors } from './first-page/chunk-load-error.ts';
import { followSkipLink } from './first-page/skip-link.ts';
import { showsFirstPage } from './first-page/shows-first-page.ts';

/** What was begun before the pages' code was here. */
export interface Start {
  readonly session: TabSession;
  readonly answers: Promise<StartData>;
  /** The document holds the first step as this visitor is to see it. */
  readonly showsFirstPage: boolean;
  readonly clicks: ClickReplay;
  /** For code that could not be fetched later on. */
  readonly reloadIfReplaced: typeof reloadIfReplaced;
}

declare global {
  interface Window {
    doorStart: Start;
  }
}

/**
 * Stands inside the page, before all other code and before the first paint: sends the first calls while the pages' code is still
 * loading, and hides the first step that the server has put into the document from whoever is to see something else.
 */
function begin(): Start {
  const { dataset } = document.documentElement;
  const { supplier } = dataset;
  const session = readTabSession(location.search, tabStorage);
  const answers = hasWrongSupplier(location.search)
    ? Promise.reject(new NoSuchSupplier(location.search))
    : askStart(session);
  // A failure is handled where `answers` is awaited; without this it would count as unhandled until then.
  answers.catch(() => undefined);
  const visit = { session, address: location, storage: deviceStorage, now: Date.now() };
  const shows = supplier !== undefined && showsFirstPage(supplier, visit);
  if (supplier !== undefined && !shows) dataset['firstPage'] = 'hidden';
  return { session, answers, showsFirstPage: shows, clicks: recordClicks(document), reloadIfReplaced };
}

watchForChunkLoadErrors();
followSkipLink();
window.doorStart = begin();
