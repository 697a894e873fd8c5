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
  form: {
    title: 'Register of installations',
    about:
      'How a register such as FENSA or CERTASS wants to be told what was fitted. Orders has the button that tells it. What was told stays as it is.',
    columnsHint: (facts: string) =>
      `One column on each line: its heading, a colon, and what it tells: ${facts}. A text in quotes stands in every row: "Yes".`,
    noColumn: 'Name a column.',
    tooMany: (most: number) => `At most ${String(most)} columns.`,
    wrongColumn: (line: string) => `“${line}” is no heading, colon and one of what can be told.`,
    headTwice: 'Each heading once.',
    wrongShare: 'A share is from 0 to 100, with one decimal at most.',
    noPlace: 'Tick a place.',
    coupled: { window: 'Counts as a window', nothing: 'Is not counted' },
    facts: {
      batch: 'number of the batch',
      correction: 'batch that it corrects',
      order: 'number of the order',
      customer: 'customer',
      correspondence: 'correspondence address',
      installation: 'installation address',
      windows: 'windows',
      glazedDoors: 'glazed doors',
      otherDoors: 'other doors',
      maker: 'our name',
      system: 'systems',
      completed: 'day of completion',
      uValue: 'U-value',
    },
    places: {
      'england and wales': 'England and Wales',
      scotland: 'Scotland',
      'northern ireland': 'Northern Ireland',
      islands: 'Channel Islands and Isle of Man',
      elsewhere: 'Without a postcode of the United Kingdom',
    },
  },
};

/** The texts about what registers are told. */
export const installationsMessages: typeof installations = inLanguage(language, { en: installations });
