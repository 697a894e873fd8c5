export interface Email {
  /** Who writes, where the mail is a supplier's own; it is sent from our address. null: from us. */
  readonly fromName: string | null;
  readonly to: EmailAddress;
  /** undefined: what the visitor typed is no address; it stands in the text. */
  readonly replyTo: EmailAddress | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
  /** Where one click says that no more of its kind are wanted (RFC 8058); absent: there is nothing to choose. */
  readonly unsubscribeUrl?: string;
}

/** A picture that stands in the text, or a document beside it. */
type Attachment =
  | {
      readonly kind: 'picture';
      readonly type: PictureType;
      readonly cid: string;
      readonly fileName: string;
      readonly bytes: Uint8Array;
    }
  | {
      readonly kind: 'pdf' | 'csv' | 'invitation' | 'cancellation';
      readonly fileName: string;
      readonly bytes: Uint8Array;
    };

export type PictureType = 'png' | 'jpeg';

interface EmailAddress {
  readonly name: string;
  readonly address: string;
}

export const emailAddress = (name: string, address: string): EmailAddress => ({
  name: oneLine(name),
  address: oneLine(address),
});

/** No line breaks: in a mail header, a line break would let a visitor's name start a header of its own. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
