import type { Screen } from '../routes.ts';
import { itemScreens } from '../screens/item/item-screens.ts';
import { officeWords } from '../words/office.ts';
import { officeSurveyWords } from '../words/office-survey.ts';
import { officeWorksWords } from '../words/office-works.ts';
import { OfficeFrame } from './office-frame.tsx';

const { titles } = officeWords;

const home = {
  title: titles.home,
  name: 'installer-home',
  load: () => import('../screens/installer/home.tsx').then((module) => module.InstallerHome),
} as const;

/** The pages of the supplier's own people. They stand in the office's frame unless a row says otherwise. */
const pages = [
  { path: '/installer', ...home },
  { path: '/installer/home', ...home },
  {
    path: '/installer/home/recent-items',
    title: titles.recentItems,
    name: 'installer-home-recent-items',
    load: () => import('../screens/installer/home-pages.tsx').then((module) => module.RecentItemsPage),
  },
  {
    path: '/installer/home/my-tasks',
    title: titles.myTasks,
    name: 'installer-home-my-tasks',
    load: () => import('../screens/installer/home-pages.tsx').then((module) => module.MyTasksPage),
  },
  {
    path: '/installer/home/group-tasks',
    title: titles.groupTasks,
    name: 'installer-home-group-tasks',
    load: () => import('../screens/installer/home-pages.tsx').then((module) => module.GroupTasksPage),
  },
  {
    path: '/installer/items',
    title: titles.items,
    name: 'installer-items',
    load: () => import('../screens/installer/items.tsx').then((module) => module.ItemsPage),
  },
  // Before the page of an item: this is no item's id.
  {
    path: '/installer/door/use-item-page',
    title: titles.startFrom,
    name: 'installer-use-item',
    load: () => import('../screens/installer/use-item.tsx').then((module) => module.UseItemPage),
  },
  {
    path: '/installer/enquiries',
    title: titles.enquiries,
    name: 'installer-enquiries',
    load: () => import('../screens/enquiry/list.tsx').then((module) => module.EnquiriesPage),
  },
  {
    path: '/installer/enquiry/$id',
    title: titles.enquiry,
    name: 'installer-enquiry',
    load: () => import('../screens/enquiry/page.tsx').then((module) => module.EnquiryPage),
  },
  ...itemScreens,
  {
    path: '/installer/survey/$id',
    title: officeSurveyWords.title,
    name: 'installer-survey',
    load: () => import('../screens/survey/page.tsx').then((module) => module.SurveyPage),
  },
  {
    path: '/installer/work-sheet/$id',
    layout: 'print',
    title: officeWorksWords.sheet.title,
    name: 'installer-work-sheet',
    load: () => import('../screens/work-sheet/page.tsx').then((module) => module.WorkSheet),
  },
] as const satisfies readonly Screen[];

export const officeScreens: readonly Screen[] = pages.map((page) => ({ layout: OfficeFrame, ...page }));

export type OfficePattern = (typeof pages)[number]['path'];
