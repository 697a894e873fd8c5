import type { ComponentType } from 'react';
import { FrameDesignStep } from './frame-design/frame-design-step.tsx';
import { loadGlassThemes } from '../../platform/on-demand/load-on-demand.ts';
import type { StepPath } from './steps.ts';

type FetchScreen = () => Promise<ComponentType>;

/** The screens of the six steps, whose order and titles are in `steps.ts`. The first is part of the first load. */
export const stepScreens: Readonly<Record<StepPath, FetchScreen>> = {
  '/': async () => FrameDesignStep,
  '/sash-design': () => import('./sash-design/sash-design-step.tsx').then((module) => module.SashDesignStep),
  '/colours': () => import('./colours/colours-step.tsx').then((module) => module.ColoursStep),
  '/glass': async () => {
    const [{ GlassStep }] = await Promise.all([import('./glass/glass-step.tsx'), loadGlassThemes()]);
    return GlassStep;
  },
  '/hardware': () => import('./hardware/hardware-step.tsx').then((module) => module.HardwareStep),
  '/submit': () => import('../../visitor/submit/submit-step.tsx').then((module) => module.SubmitStep),
};
