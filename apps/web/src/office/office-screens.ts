import type { Screen } from '../routes.ts';
import { itemScreens } from '../screens/item/item-screens.ts';
import { officeWords } from '../words/office.ts';
import { OfficeFrame } from './office-frame.tsx';

const { titles } = officeWords;

/** The pages of the supplier's own people. They stand in the office's frame unless a row says otherwise. */
const pages = [
  {
    path: '/installer',
    title: titles.home,
    name: 'installer-home',
    load: () => import('../screens/installer/home.tsx').then((module) => module.InstallerHome),
  },
  {
    path: '/installer/home',
    title: titles.home,
    name: 'installer-home',
    load: () => import('../screens/installer/home.tsx').then((module) => module.InstallerHome),
  },
  ...itemScreens,
] as const satisfies readonly Screen[];

export const officeScreens: readonly Screen[] = pages.map((page) => ({ layout: OfficeFrame, ...page }));

export type OfficePattern = (typeof pages)[number]['path'];
