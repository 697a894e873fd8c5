/** Mail that leaves once the transaction is committed, at least once, retried with back-off. */
export type MailJob =
  | {
      readonly kind: 'enquiry-to-supplier';
      readonly clientId: number;
      readonly enquiryId: string;
      readonly itemId: string;
    }
  | {
      readonly kind: 'enquiry-to-visitor';
      readonly clientId: number;
      readonly enquiryId: string;
      readonly itemId: string;
    };

export interface Outbox {
  add(job: MailJob): Promise<void>;
}
