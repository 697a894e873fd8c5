import type { Size } from './mm.ts';

/** Millimetres stand in figures without separators, in every language: `1860 mm`. */
export const lengthText = (length: number): string => `${String(length)} mm`;

export const sizeText = ({ width, height }: Size): string => `${String(width)} × ${lengthText(height)}`;
