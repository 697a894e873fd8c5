import type { ContactTopic, DueMessage, MessageCode } from '@door/domain/selling/message/message-rules';
import type { WrittenText } from '@door/domain/selling/message/message-text';
import type { Sale } from '../customer-page/link-store.ts';
import type { SmsGateway } from './sms-port.ts';

/** A text of a supplier's own. Texts are only added: the last version holds. */
export interface StoredText extends WrittenText {
  readonly code: MessageCode;
  /** From 1, of its code and language. */
  readonly version: number;
  /** Made up by the page that sent it. */
  readonly id: string;
  readonly writtenBy: string;
  /** ISO 8601. */
  readonly writtenAt: string;
}

/** A message about a sale that has left, or could not. */
export interface StoredMessage extends DueMessage {
  readonly refusal: MessageRefusal;
  readonly sale: Sale;
  readonly language: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What keeps an SMS from arriving: the number is none that takes it, or the gateway has said no. '': nothing that anybody knows. */
export const messageRefusals = ['', 'number', 'gateway'] as const;
type MessageRefusal = (typeof messageRefusals)[number];

export interface MessageStore {
  /** The last version of each code and language; one that is empty stands for the usual text. */
  texts(): Promise<readonly StoredText[]>;
  text(id: string): Promise<StoredText | undefined>;
  /** False: there is such a version, or one of that id. */
  addText(text: StoredText): Promise<boolean>;
  /** Those of a sale, the first before the others. */
  sent(sale: Sale): Promise<readonly StoredMessage[]>;
  /** One that is there stays. */
  addSent(message: StoredMessage): Promise<void>;
  /** What a customer does not want. */
  unwanted(customerId: string): Promise<readonly ContactTopic[]>;
  choose(
    customerId: string,
    topic: ContactTopic,
    choice: { readonly isWanted: boolean; readonly at: string },
  ): Promise<void>;
  removeChoices(customerId: string): Promise<void>;
  /** Where SMS go; undefined: nothing was ever set. */
  gateway(): Promise<SmsGateway | undefined>;
  saveGateway(gateway: SmsGateway): Promise<void>;
}
