import type { FinishFacts } from '../facts.ts';
import type { Scene } from '../scene.ts';
import { paneInCassette } from './glass-sample.ts';

export interface BackingSampleFacts {
  readonly backing: string;
}

/** White shows the glass and nothing else. */
const plain: FinishFacts = { hex: '#f1f1ee', surface: 'pvc' };

/** A backing glass without a theme, close enough to see its pattern. */
export const backingSample = ({ backing }: BackingSampleFacts): Scene =>
  paneInCassette({ x: 0, y: 560, width: 320, height: 280 }, plain, { glazing: { kind: 'clear' }, backing });
