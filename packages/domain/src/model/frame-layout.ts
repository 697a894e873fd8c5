import { hasPart, type Part } from './parts.ts';

export interface FrameLayout {
  readonly sides: 'none' | 'left' | 'right' | 'both';
  /** One welded frame divided by bars, instead of coupled frames. */
  readonly mullion: boolean;
  readonly fanlight: boolean;
}

/** The layout is derived from the parts, so the two cannot disagree. */
export const layoutOf = (parts: readonly Part[]): FrameLayout => ({
  sides: sidesOf(hasPart(parts, 'left-sidelight'), hasPart(parts, 'right-sidelight')),
  mullion: hasPart(parts, 'frame') || hasPart(parts, 'door-with-transom'),
  fanlight: hasPart(parts, 'fanlight'),
});

const sidesOf = (left: boolean, right: boolean): FrameLayout['sides'] =>
  left && right ? 'both' : left ? 'left' : right ? 'right' : 'none';
