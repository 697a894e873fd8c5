import { readSession } from './api/session.ts';
import { askStart } from './api/start-calls.ts';
import { inTab } from './kept.ts';

// A file of its own that runs before all others: the questions are on their way while the pages' code still arrives.
export const session = readSession(location.search, inTab);

export const answers = askStart(session);

// Whoever waits for the answers hears of a failure; until then nobody is alarmed.
answers.catch(() => undefined);
