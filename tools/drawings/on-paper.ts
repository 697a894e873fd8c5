import { toSvg } from '../../packages/drawing/src/svg.ts';
import type { Picture } from './pictures.ts';
import { tiles } from './tiles.ts';

export const keyOf = ({ chapter, caption }: Picture): string => `${chapter}: ${caption}`;

export const svgOf = ({ scene, height }: Picture, id: string): string => toSvg(scene, { id, tiles, height });
