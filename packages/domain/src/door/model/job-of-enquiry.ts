import type { Job } from './item-record.ts';

/** The job once its enquiry was sent: the visitor's address, on one line, where the item had none. */
export const jobOfEnquiry = (job: Job, address: string): Job =>
  job.address === '' ? { address: onOneLine(address) } : job;

/** An address as it was typed, its lines parted by commas, also where they end in one: `Flat 3,⏎The Old Mill` is `Flat 3, The Old Mill`. */
export const onOneLine = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.replace(/[\s,]+$/, '').trim())
    .filter((line) => line !== '')
    .join(', ');
