import { hasWrongSupplier, readTabSession } from './platform/calls/tab-session.ts';
import { askStart, NoSuchSupplier } from './platform/calls/ask-start.ts';
import { tabStorage } from './platform/storage/storage.ts';

// A file of its own that runs before all others: the first calls are sent while the pages' code is still loading.
export const session = readTabSession(location.search, tabStorage);

export const answers = hasWrongSupplier(location.search)
  ? Promise.reject(new NoSuchSupplier(location.search))
  : askStart(session);

// A failure is handled where `answers` is awaited; without this it would count as unhandled until then.
answers.catch(() => undefined);
