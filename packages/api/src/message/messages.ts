import { demoValues, telling } from '@door/domain/messages/english/telling';
import type { MessageCode } from '@door/domain/selling/message/message-rules';
import type { MessageText } from '@door/domain/selling/message/message-text';

/** What each message says until the supplier writes it otherwise. */
export const usualTexts: Readonly<Record<MessageCode, MessageText>> = telling;

/** A customer of whom a preview tells. */
export const demoCustomer = demoValues;

export const tellingMessages = {
  drawingConfirmed: 'The customer has confirmed the drawing.',
  unknownPlaceholder: (names: string) =>
    `There is no ${names} to fill in here. Choose from the placeholders of this message.`,
  emptyText: 'Write a subject and a text, or neither to go back to the usual one.',
  changedElsewhere: 'Somebody else has written this text meanwhile. Look at theirs, then save yours again.',
};
