import { z } from 'zod';

export const taskIdInput = z.uuid('must be the id of a task').transform((value) => value.toLowerCase());
export const enquiryIdInput = z.uuid('must be the id of an enquiry').transform((value) => value.toLowerCase());
/** Accounts have the ids that the database gave them; another identity provider's names never travel. */
export const userIdInput = z.string('must be the id of a colleague').min(1).max(60, 'must be the id of a colleague');
