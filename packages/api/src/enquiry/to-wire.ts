import { enquiryReference } from '@door/domain/selling/enquiry/enquiry';
import { numberText } from '@door/domain/lib/running-number';
import type { HistoryEntry } from '@door/domain/people/history/history-entry';
import type { Task } from '@door/domain/selling/task/task';
import type { Enquiry } from './enquiry-store.ts';
import type { NameOf } from '../user/people.ts';

/** Somebody of the supplier, as lists name them. */
export interface WirePerson {
  readonly UserId: string;
  readonly Name: string;
}

export const personToWire = (userId: string | null, nameOf: NameOf): WirePerson | null =>
  userId === null ? null : { UserId: userId, Name: nameOf(userId) };

export const taskToWire = (task: Task, nameOf: NameOf) => ({
  Id: task.id,
  What: task.what,
  About: task.about,
  Due: task.due,
  ItemId: task.itemId,
  EnquiryId: task.enquiryId,
  QuoteId: task.quoteId,
  OrderId: task.orderId,
  /** null: a group task. */
  Assignee: personToWire(task.assignee, nameOf),
  State: task.state,
  MadeBy: task.rule === null ? ('hand' as const) : ('rule' as const),
  CreatedAt: task.createdAt,
  EndedAt: task.endedAt,
});

export const enquiryToWire = (enquiry: Enquiry, nameOf: NameOf) => ({
  Id: enquiry.id,
  ItemId: enquiry.itemId,
  /** `E-1042`, for the people of the supplier. */
  Number: numberText('enquiry', enquiry.number),
  /** What the visitor was told. */
  Reference: enquiryReference(enquiry.itemId),
  Name: enquiry.name,
  Email: enquiry.email,
  Phone: enquiry.phone,
  Address: enquiry.address,
  Notes: enquiry.notes,
  State: enquiry.state,
  Outcome: enquiry.outcome,
  Assignee: personToWire(enquiry.assignee, nameOf),
  /** null: nobody has said yet whose it is. */
  CustomerId: enquiry.customerId,
  SubmittedAt: enquiry.submittedAt,
});

export const historyEntryToWire = (entry: HistoryEntry, nameOf: NameOf) => {
  const shown = (value: string | null) => (value !== null && entry.kind === 'assignee' ? nameOf(value) : value);
  return {
    About: entry.about,
    AboutId: entry.aboutId,
    Kind: entry.kind,
    /** For an assignee the person's name. */
    From: shown(entry.from),
    To: shown(entry.to),
    Reason: entry.reason,
    /** null: a visitor or a rule. */
    Who: personToWire(entry.who, nameOf),
    At: entry.at,
  };
};
