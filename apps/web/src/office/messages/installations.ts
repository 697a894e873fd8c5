import { inLanguage, language } from '../../shared/text/language.ts';

const jobs = (count: number) => (count === 1 ? '1 job' : `${String(count)} jobs`);

const installations = {
  open: 'Installations',
  title: 'Installations for a register',
  what: 'What was fitted on these days, as a register such as FENSA or CERTASS asks: each job once, and what was put right since it was told. A file that was made once stays as it is. Its columns are under Settings, Guarantee.',
  from: 'From',
  to: 'To',
  noDay: 'Choose a day.',
  backwards: 'The last day is before the first.',
  doIt: 'Export',
  done: (number: number, told: number, corrections: number) =>
    `Batch ${String(number)} with ${jobs(told)} is saved${corrections === 0 ? '' : `, ${String(corrections)} of them put right`}.`,
  leftOut: 'Left out',
  leftOutHint: 'Once that is put right, these days tell them in a batch of its own.',
  earlier: 'Earlier batches',
  number: (number: number, told: number) => `Batch ${String(number)}, ${jobs(told)}`,
  days: (from: string, to: string) => `${from} to ${to}`,
  made: (days: string, name: string, moment: string) => `${days}, made by ${name}, ${moment}`,
  download: 'Download',
  downloadThis: (number: number) => `Download batch ${String(number)}`,
};

/** The texts about what registers are told. */
export const installationsMessages: typeof installations = inLanguage(language, { en: installations });
