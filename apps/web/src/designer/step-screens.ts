import type { ComponentType } from 'react';
import { FrameDesign } from '../screens/designer/frame-design/page.tsx';
import { bringAllThemes } from '../shell/glass-themes.ts';
import type { StepPath } from './steps.ts';

type FetchScreen = () => Promise<ComponentType>;

/** The screens of the six steps; their order, titles and words stand in `designer/steps.ts`. The first comes with the page itself. */
export const stepScreens: Readonly<Record<StepPath, FetchScreen>> = {
  '/': async () => FrameDesign,
  '/sash-design': () => import('../screens/designer/sash-design/page.tsx').then((module) => module.SashDesign),
  '/colours': () => import('../screens/designer/colours/page.tsx').then((module) => module.Colours),
  '/glass': async () => {
    const [{ GlassScreen }] = await Promise.all([import('../screens/designer/glass/page.tsx'), bringAllThemes()]);
    return GlassScreen;
  },
  '/hardware': () => import('../screens/designer/hardware/page.tsx').then((module) => module.HardwareScreen),
  '/submit': () => import('../screens/designer/submit/page.tsx').then((module) => module.Submit),
};
