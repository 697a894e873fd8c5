import type { ShowToast, SyncEvent } from './editing-session.ts';
import { savingMessages } from './messages.ts';

interface Message {
  readonly kind: Parameters<ShowToast>[0];
  readonly message: string;
}

const { alreadySent, changedElsewhere, itemDeleted, leftOut, undoLeftOut } = savingMessages;

const choiceLeftOut: Message = { kind: 'info', message: leftOut };

const messages: Readonly<Record<Exclude<SyncEvent['kind'], 'changed-elsewhere'>, Message>> = {
  'choice-left-out': choiceLeftOut,
  'sent-already': { kind: 'info', message: alreadySent },
  'item-deleted': { kind: 'error', message: itemDeleted },
};

/** What is said about choices that could not simply be saved. */
export function messagesOf(event: SyncEvent): readonly Message[] {
  if (event.kind !== 'changed-elsewhere') return [messages[event.kind]];
  const changed: Message = { kind: 'info', message: event.undoLeftOut ? undoLeftOut : changedElsewhere };
  return event.choiceLeftOut ? [changed, choiceLeftOut] : [changed];
}
