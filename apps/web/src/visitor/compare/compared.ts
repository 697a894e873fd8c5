import type { PagePath } from '../../shared/router/paths.ts';

/** How many doors stand side by side. */
export const mostCompared = 3;

/** The design in progress, as an address names it. */
export const presentDesign = 'mine';

/** The address of a comparison: of doors kept on this device, of shared ones, and of the design in progress. */
export const addressOfComparison = (doors: readonly string[]): PagePath => `/compare/${doors.join(',')}`;

/** The doors that an address names, each once; whatever is no door's id is left out. */
export const doorsInAddress = (doors: string): readonly string[] =>
  [...new Set(doors.toLowerCase().split(','))]
    .filter((id) => id === presentDesign || isUuid(id))
    .slice(0, mostCompared);

const isUuid = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
