/** What a file for a register of installations can tell of a job (JOURNEY 7.11). */
export const installationFacts = [
  'batch',
  'correction',
  'order',
  'customer',
  'correspondence',
  'installation',
  'windows',
  'glazedDoors',
  'otherDoors',
  'maker',
  'system',
  'completed',
  'uValue',
] as const;
export type InstallationFact = (typeof installationFacts)[number];

/** A column of the file: what it tells of each job, or one text that is the same for all of them. */
export type InstallationColumn = { readonly head: string } & (
  | { readonly tells: InstallationFact }
  | { readonly text: string }
);

/** Where a job is, by its postcode; `elsewhere`: it has none of the United Kingdom. */
export const installationPlaces = [
  'england and wales',
  'scotland',
  'northern ireland',
  'islands',
  'elsewhere',
] as const;
export type InstallationPlace = (typeof installationPlaces)[number];

/** As what a sidelight or fanlight counts that is coupled to its door. */
export const coupledCounts = ['window', 'nothing'] as const;

/** How one register wants installations to be told. */
export interface InstallationProfile {
  readonly columns: readonly InstallationColumn[];
  /** From how much glass on a door is told as glazed, in tenths of a per cent. */
  readonly glazedFrom: number;
  readonly coupled: (typeof coupledCounts)[number];
  readonly places: readonly InstallationPlace[];
}

/** The columns that AdminBase documents for CERTASS. A supplier whose houses are higher writes another text. */
export const defaultInstallationProfile: InstallationProfile = {
  columns: [
    { head: 'Batch', tells: 'batch' },
    { head: 'Corrects batch', tells: 'correction' },
    { head: 'Job', tells: 'order' },
    { head: 'Customer', tells: 'customer' },
    { head: 'Correspondence address', tells: 'correspondence' },
    { head: 'Installation address', tells: 'installation' },
    { head: 'Windows', tells: 'windows' },
    { head: 'Doors 50% glazed or more', tells: 'glazedDoors' },
    { head: 'Doors below 50% glazed', tells: 'otherDoors' },
    { head: 'Height under 18 m', text: 'Yes' },
    { head: 'System maker', tells: 'maker' },
    { head: 'Completed', tells: 'completed' },
    { head: 'U-value', tells: 'uValue' },
  ],
  glazedFrom: 500,
  coupled: 'window',
  places: ['england and wales'],
};

/** Most columns of a file, and characters of what stands in one. */
export const mostInstallationColumns = 40;
export const installationTextLimit = 80;
