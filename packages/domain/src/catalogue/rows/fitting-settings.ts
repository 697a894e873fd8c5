import { defaultInstallationProfile, type InstallationProfile } from './installation-profile.ts';

/** What a photo of a visit shows. */
export const photoSubjects = ['before', 'after', 'other'] as const;
export type PhotoSubject = (typeof photoSubjects)[number];

/** What a supplier settles about fitting and handing over. */
export interface FittingSettings {
  /** Rows that are answered before doors are handed over, in this order. */
  readonly checklist: readonly string[];
  /** What has to be photographed before. */
  readonly photos: readonly PhotoSubject[];
  /** For how long each part is guaranteed from the handover on. */
  readonly guarantee: readonly GuaranteeRow[];
  /** How a register of installations is told what was fitted. */
  readonly installations: InstallationProfile;
}

export interface GuaranteeRow {
  readonly part: string;
  readonly months: number;
}

/** Of a supplier that has settled nothing else (JOURNEY 7.8 and 7.9). */
export const defaultFittingSettings: FittingSettings = {
  checklist: [
    'Opens and closes',
    'All locking points work',
    'Cylinder works from both sides',
    'Keys counted and handed over',
    'Threshold and sill sealed',
    'Letter plate works',
    'Glass unmarked',
    'Frame level and plumb',
    'Rubbish taken away',
    'Shown to the customer',
  ],
  photos: ['before', 'after'],
  guarantee: [
    { part: 'Frame and leaf', months: 120 },
    { part: 'Glass', months: 60 },
    { part: 'Hardware', months: 24 },
    { part: 'Fitting', months: 24 },
  ],
  installations: defaultInstallationProfile,
};

/** Most rows of a checklist, and of a guarantee. */
export const mostFittingRows = 30;
export const fittingLimits = { row: 80, months: 600 } as const;
