import type { TechnicalColours } from '@door/drawing/technical/technical-svg';

/** The colours of technical drawings on a page. */
export const drawingInk: TechnicalColours = {
  ink: 'currentColor',
  brass: 'var(--color-accent)',
  paper: 'var(--color-base-100)',
};
