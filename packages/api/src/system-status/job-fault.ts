import type { JobFault } from './job-store.ts';

/** Why a job failed, for people: each is a sentence on the page, and none holds what a server answered. */
export const jobFaults = [
  'unreachable',
  'log-in',
  'recipient',
  'content',
  'encryption',
  'disk',
  'interrupted',
  'unknown',
] as const;
export type JobFaultKind = (typeof jobFaults)[number];

/** Codes of nodemailer and of the operating system. */
const faultOfCode: Readonly<Record<string, JobFaultKind>> = {
  ECONNECTION: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EDNS: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  EPROTOCOL: 'unreachable',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EAUTH: 'log-in',
  ENOAUTH: 'log-in',
  EENVELOPE: 'recipient',
  EMESSAGE: 'content',
  ETLS: 'encryption',
  EACCES: 'disk',
  ENOSPC: 'disk',
  EROFS: 'disk',
};

/** null: the process was ended in the middle of it. */
export const jobFaultKind = (fault: JobFault | null): JobFaultKind =>
  fault === null ? 'interrupted' : (faultOfCode[fault.code ?? ''] ?? 'unknown');
