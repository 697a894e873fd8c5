import { zipKeptDays } from '@door/api/customer/person-zip-store';
import { pageLimits } from '@door/domain/selling/page/page-limits';

/** Days after which the server deletes what was not used since; docs/privacy.md says of whom it is. */
export const keptDays = {
  rateCounts: 1,
  pageCodes: 1,
  pageDevices: pageLimits.deviceDays,
  unusedPictures: 1,
  zips: zipKeptDays,
  abandonedItems: 30,
  familyPages: 30,
  sessions: 30,
  mailFiles: 30,
  jobs: 30,
  shares: 365,
} as const;
