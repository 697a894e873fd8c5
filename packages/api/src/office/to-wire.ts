import { enquiryReference } from '@door/domain/enquiry/reference';
import type { Change } from '@door/domain/history/change';
import type { Task } from '@door/domain/task/task';
import type { Enquiry } from '../ports/shop.ts';
import type { Names } from './names.ts';

/** Somebody of the supplier, as lists name them. */
export interface WirePerson {
  readonly UserId: string;
  readonly Name: string;
}

const personToWire = (userId: string | null, names: Names): WirePerson | null =>
  userId === null ? null : { UserId: userId, Name: names(userId) };

export const taskToWire = (task: Task, names: Names) => ({
  Id: task.id,
  What: task.what,
  About: task.about,
  Due: task.due,
  ItemId: task.itemId,
  EnquiryId: task.enquiryId,
  /** null: a group task. */
  Assignee: personToWire(task.assignee, names),
  State: task.state,
  MadeBy: task.madeBy,
  CreatedAt: task.createdAt,
  EndedAt: task.endedAt,
});

export const enquiryToWire = (enquiry: Enquiry, names: Names) => ({
  Id: enquiry.id,
  ItemId: enquiry.itemId,
  Reference: enquiryReference(enquiry.itemId),
  Name: enquiry.name,
  Email: enquiry.email,
  Phone: enquiry.phone,
  Address: enquiry.address,
  Notes: enquiry.notes,
  State: enquiry.state,
  Outcome: enquiry.outcome,
  Assignee: personToWire(enquiry.assignee, names),
  SubmittedAt: enquiry.submittedAt,
});

export const changeToWire = (change: Change, names: Names) => {
  const said = (value: string | null) => (value !== null && change.kind === 'assignee' ? names(value) : value);
  return {
    About: change.about,
    AboutId: change.aboutId,
    Kind: change.kind,
    /** For an assignee the person's name. */
    From: said(change.from),
    To: said(change.to),
    Reason: change.reason,
    /** null: a visitor or a rule. */
    Who: personToWire(change.who, names),
    At: change.at,
  };
};
