import type { InstallationFact, InstallationProfile } from '../../catalogue/rows/installation-profile.ts';
import { csvOf } from '../../lib/csv.ts';
import type { InstalledSet } from './installed-set.ts';
import { placeOf } from './place-of.ts';

/** What a person may put right after a job was told. */
interface ToldOfPeople {
  readonly customer: string;
  readonly correspondence: string;
  readonly installation: string;
}

/** A fitting whose doors are all handed over. */
export interface InstalledJob extends ToldOfPeople {
  readonly orderId: string;
  /** Number of the order. */
  readonly order: string;
  /** ISO day of its last handover. */
  readonly completed: string;
  /** Each set that was fitted, as often as it was. */
  readonly sets: readonly InstalledSet[];
}

/** A job as a batch has told it. */
export interface ToldJob extends ToldOfPeople {
  readonly orderId: string;
  readonly order: string;
  readonly completed: string;
  readonly windows: number;
  readonly glazedDoors: number;
  readonly otherDoors: number;
  readonly system: string;
  /** Of its worst set; null: one is not rated. */
  readonly uValue: number | null;
  /** The batch that told it otherwise; null: it is told for the first time. */
  readonly corrects: number | null;
}

/** Whether a profile tells jobs of the place where this one is. */
export const isInProfile = ({ installation }: Pick<ToldOfPeople, 'installation'>, { places }: InstallationProfile) =>
  places.includes(placeOf(installation));

/** A job as a profile counts it. */
export function toldOf({ sets, ...job }: InstalledJob, { glazedFrom, coupled }: InstallationProfile): ToldJob {
  const glazedDoors = sets.filter(({ share }) => share >= glazedFrom).length;
  const rated = sets.flatMap(({ uValue }) => uValue ?? []);
  return {
    ...job,
    windows: coupled === 'window' ? sets.reduce((sum, set) => sum + set.coupled, 0) : 0,
    glazedDoors,
    otherDoors: sets.length - glazedDoors,
    system: [...new Set(sets.map(({ system }) => system))].join(', '),
    uValue: rated.length === sets.length ? Math.max(...rated) : null,
    corrects: null,
  };
}

/** A job that was told, as it is to be told again; undefined: nothing of it was put right. */
export function correctionOf(
  told: ToldJob & { readonly batch: number },
  now: ToldOfPeople & Pick<ToldJob, 'completed'>,
): ToldJob | undefined {
  const { batch, ...before } = told;
  const { customer, correspondence, installation, completed } = now;
  const after = { ...before, customer, correspondence, installation, completed };
  const isSame = (['customer', 'correspondence', 'installation', 'completed'] as const).every(
    (fact) => before[fact] === after[fact],
  );
  return isSame ? undefined : { ...after, corrects: batch };
}

interface InstallationFile {
  readonly number: number;
  readonly jobs: readonly ToldJob[];
  readonly profile: InstallationProfile;
  /** Who has made the doors. */
  readonly maker: string;
}

/** A batch as its register reads it: a row for each job, in the columns of a profile. */
export const installationCsv = ({ number, jobs, profile: { columns }, maker }: InstallationFile): string =>
  csvOf([
    columns.map(({ head }) => head),
    ...jobs.map((job) =>
      columns.map((column) => ('text' in column ? column.text : cells[column.tells](job, { number, maker }))),
    ),
  ]);

type Cell = (job: ToldJob, batch: Pick<InstallationFile, 'number' | 'maker'>) => string;

const cells: Readonly<Record<InstallationFact, Cell>> = {
  batch: (_, { number }) => String(number),
  correction: ({ corrects }) => (corrects === null ? '' : String(corrects)),
  order: ({ order }) => order,
  customer: ({ customer }) => customer,
  correspondence: ({ correspondence }) => inOneLine(correspondence),
  installation: ({ installation }) => inOneLine(installation),
  windows: ({ windows }) => String(windows),
  glazedDoors: ({ glazedDoors }) => String(glazedDoors),
  otherDoors: ({ otherDoors }) => String(otherDoors),
  maker: (_, { maker }) => maker,
  system: ({ system }) => system,
  completed: ({ completed }) => completed,
  uValue: ({ uValue }) => (uValue === null ? '' : uValue.toFixed(1)),
};

/** Registers read a job from one line of their file. */
const inOneLine = (address: string): string =>
  address
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '')
    .join(', ');
