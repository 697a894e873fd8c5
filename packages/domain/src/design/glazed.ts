import type { Design } from '../catalogue/design-rows.ts';

/** Whether a door of this design has any light in its leaf. */
export const isGlazed = ({ lights }: Pick<Design, 'lights'>): boolean => lights.length > 0;
