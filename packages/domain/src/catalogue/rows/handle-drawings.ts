/** The drawings of handles that exist, each named as the handle for which it was made; a supplier's other handles use them too. */
export const handleDrawings = [
  'lever-lever',
  'lever-short',
  'lever-pad',
  'pull-bar-600',
  'pull-bar-1200',
  'pull-bar-1800',
  'knob-slam',
] as const;
export type HandleDrawing = (typeof handleDrawings)[number];
