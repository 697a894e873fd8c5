import type { PersonRecord } from '@door/api/office/export-records';
import { keysOf } from '@door/domain/model/records';
import { english as words } from './english.ts';

/** A file that is not in the zip, and why. */
export interface LeftOut {
  readonly path: string;
  readonly why: keyof typeof words.readme.leftOut;
}

/** `2026-11-22 10:05`, in UTC. */
const momentText = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

const textOf = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`;

/** What each file of the zip is, in plain words, and what is missing. */
export function readmeText(record: PersonRecord, leftOut: readonly LeftOut[]): string {
  const says = words.readme;
  const missing = leftOut.map(({ path, why }) => `  ${path} ${says.leftOut[why]}`);
  return textOf([
    says.heading(record.Supplier),
    says.asOf(momentText(record.ExportedAt)),
    '',
    says.inside,
    ...keysOf(says.parts).flatMap((part) => ['', `  ${part}`, `  ${says.parts[part]}`]),
    '',
    says.version(String(record.Version)),
    ...(missing.length > 0 ? ['', says.notInIt, ...missing] : []),
  ]);
}

/** An enquiry as it was sent. */
export function enquiryText(enquiry: PersonRecord['Enquiries'][number]): string {
  const says = words.enquiry;
  const consents = enquiry.Consents.map(({ Text, Given }) => `  ${Given ? says.given : says.notGiven}: ${Text}`);
  return textOf([
    says.heading(enquiry.Number, momentText(enquiry.SubmittedAt)),
    '',
    ...keysOf(says.fields).map((field) => `${says.fields[field]}: ${enquiry[field] || says.none}`),
    ...(consents.length > 0 ? ['', says.consents, ...consents] : []),
  ]);
}

/** The mails of the last month, one a line. */
export function mailsText(mails: PersonRecord['Mails']): string {
  const says = words.mails;
  const kinds: Readonly<Record<string, string>> = says.kinds;
  const lines = mails.map(({ Kind, To, State, Since }) =>
    says.at(momentText(Since), says.mail(kinds[Kind] ?? Kind, To ?? says.nobody, says.states[State])),
  );
  return textOf([says.heading, '', ...lines]);
}
