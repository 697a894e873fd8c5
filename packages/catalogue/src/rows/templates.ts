import type { FrameTemplate } from '@door/domain/catalogue/frame-rows';
import { singleDoors } from './templates-coupled.ts';
import { doubleDoors } from './templates-double.ts';
import { singleDoorsInOnePiece } from './templates-one-piece.ts';

export const templates: readonly FrameTemplate[] = [...singleDoors, ...singleDoorsInOnePiece, ...doubleDoors];
