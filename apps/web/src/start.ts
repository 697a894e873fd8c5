import { hasWrongSupplier, readTabSession, type TabSession } from './shared/calls/tab-session.ts';
import {
  askCustomerStart,
  askStart,
  type CustomerStart,
  NoSuchSupplier,
  type StartData,
} from './shared/calls/ask-start.ts';
import { deviceStorage, tabStorage } from './shared/storage/storage.ts';
import { type ClickReplay, recordClicks } from './first-page/click-replay.ts';
import { loadCode, reloadIfReplaced } from './first-page/load-code.ts';
import { followSkipLink } from './first-page/skip-link.ts';
import { showsFirstPage } from './first-page/shows-first-page.ts';
import { offerToken, pathIn } from './shared/router/path-in.ts';
import { readDevice } from './visitor/my-order/kept-device.ts';

/**
 * What each bundle needs to know of the supplier before it shows anything. `app` has every page; `customer` shows what somebody is
 * offered or has bought, and is a quarter as large.
 */
type Asked =
  | { readonly bundle: 'app'; readonly answers: Promise<StartData> }
  | { readonly bundle: 'customer'; readonly answers: Promise<CustomerStart> };

/** What was begun before the pages' code was here. */
export type Start = Asked & {
  readonly session: TabSession;
  /** The document holds the first step as this visitor is to see it. */
  readonly showsFirstPage: boolean;
  readonly clicks: ClickReplay;
  /** For code that could not be fetched later on. */
  reloadIfReplaced(): Promise<boolean>;
};

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
  const asked = hasWrongSupplier(location.search)
    ? ({ bundle: 'app', answers: Promise.reject(new NoSuchSupplier(location.search)) } as const)
    : askFor(session);
  // A failure is handled where `answers` is awaited; without this it would count as unhandled until then.
  asked.answers.catch(() => undefined);
  const visit = { session, address: location, storage: deviceStorage, now: Date.now() };
  const shows = supplier !== undefined && showsFirstPage(supplier, visit);
  if (supplier !== undefined && !shows) dataset['firstPage'] = 'hidden';
  const files = filesOf(asked.bundle);
  void loadCode(files);
  return {
    ...asked,
    session,
    showsFirstPage: shows,
    clicks: recordClicks(document),
    reloadIfReplaced: () => reloadIfReplaced(files),
  };
}

/** The build names them in the document. */
const filesOf = (bundle: Asked['bundle']): readonly string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name="${bundle}"]`)?.content.split(' ') ?? [];

function askFor(session: TabSession): Asked {
  const token = offerToken(pathIn(location.hash));
  return token === null
    ? { bundle: 'app', answers: askStart(session) }
    : { bundle: 'customer', answers: askCustomerStart(session, token, readDevice(token)) };
}

followSkipLink();
window.doorStart = begin();
