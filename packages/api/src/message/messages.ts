import { demoValues, telling } from '@door/domain/messages/english/telling';
import { smsProblemTexts } from '@door/domain/messages/english/texting';
import type { MessageCode } from '@door/domain/selling/message/message-rules';
import type { MessageText } from '@door/domain/selling/message/message-text';

/** What each message says until the supplier writes it otherwise. */
export const usualTexts: Readonly<Record<MessageCode, MessageText>> = telling;

/** A customer of whom a preview tells. */
export const demoCustomer = demoValues;

export const smsMessages = {
  problems: smsProblemTexts,
  off: 'SMS are switched off. Switch them on and save first.',
  noNumber: 'That is no telephone number.',
  test: (supplier: string) => `${supplier}: SMS to customers arrive like this one.`,
  outcomes: {
    sent: (to: string) => `An SMS is on its way to ${to}.`,
    refused: () => 'The gateway does not take the SMS. Look at what it is sent.',
    away: () => 'The gateway does not answer, or does not let you in. Look at its address and at what it asks for.',
  },
};

export const tellingMessages = {
  drawingConfirmed: 'The customer has confirmed the drawing.',
  fittingBooked: 'The fitting is booked.',
  unknownPlaceholder: (names: string) =>
    `There is no ${names} to fill in here. Choose from the placeholders of this message.`,
  emptyText: 'Write a subject and a text, or neither to go back to the usual one.',
  changedElsewhere: 'Somebody else has written this text meanwhile. Look at theirs, then save yours again.',
};
