import type { ComponentType } from 'react';
import { FrameDesignStep } from './frame-design/frame-design-step.tsx';
import type { StepPattern } from '../../shared/router/paths.ts';

type LoadScreen = () => Promise<ComponentType>;

/** The screens of the steps in which the door is designed, for visitors and for the trade. The first is part of the first load. */
export const designScreens: Readonly<Record<Exclude<StepPattern, '/submit'>, LoadScreen>> = {
  '/': async () => FrameDesignStep,
  '/sash-design': () => import('./sash-design/sash-design-step.tsx').then((module) => module.SashDesignStep),
  '/colours': () => import('./colours/colours-step.tsx').then((module) => module.ColoursStep),
  '/glass': () => import('./glass/glass-step.tsx').then((module) => module.GlassStep),
  '/hardware': () => import('./hardware/hardware-step.tsx').then((module) => module.HardwareStep),
};
