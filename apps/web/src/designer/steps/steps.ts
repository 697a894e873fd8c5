import { doorMessages } from '../messages.ts';
import type { Described } from '@door/domain/door/model/description';
import type { StepPattern } from '../../shared/router/paths.ts';

/** One of the six steps of the designer. */
export interface Step {
  readonly path: StepPattern;
  readonly title: string;
  /** Its label in the stepper. */
  readonly short: string;
  /** The title in plain words; '' where it needs none. */
  readonly plain: string;
  /** The text beside Next. */
  readonly next: string;
}

/** In order: stepper, Previous, Next and the guard read this table. */
export const steps = [
  { path: '/', ...doorMessages.steps.frame },
  { path: '/sash-design', ...doorMessages.steps.design },
  { path: '/colours', ...doorMessages.steps.colours },
  { path: '/glass', ...doorMessages.steps.glass },
  { path: '/hardware', ...doorMessages.steps.hardware },
  { path: '/submit', ...doorMessages.steps.submit },
] as const satisfies readonly Step[];

/** The step in which each topic is chosen. */
export const stepOfTopic = {
  frame: steps[0],
  design: steps[1],
  colours: steps[2],
  glass: steps[3],
  hardware: steps[4],
} as const satisfies Readonly<Record<Described['step'], Step>>;
