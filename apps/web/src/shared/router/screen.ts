import type { ComponentType, ReactNode } from 'react';
import type { PagePath } from './paths.ts';

/**
 * The frame around a screen. `blank`: none. `empty`: the header. `designer`: header, steps and preview. `default`: header and
 * footer. `print`: paper.
 */
export type Layout = 'blank' | 'default' | 'designer' | 'empty' | 'print';

export interface LayoutProps {
  readonly children: ReactNode;
}

/** A page: its address, its frame, and how to import it. */
export interface Screen<Pattern extends string = string> {
  readonly path: Pattern;
  /** `default` where none is given; a component where the frame is loaded with the page. */
  readonly layout?: Layout | ComponentType<LayoutProps>;
  readonly title: string;
  /** Imports the component when it is first shown. */
  readonly load: () => Promise<ComponentType>;
}

export const layoutOf = ({ layout = 'default' }: Pick<Screen, 'layout'>): NonNullable<Screen['layout']> => layout;

/** A pattern of addresses whose table of screens is imported when the first of them is opened: the office. */
export interface LazyRoutes {
  readonly path: string;
  load(): Promise<GuardedScreens>;
}

export interface GuardedScreens {
  readonly screens: readonly Screen[];
  /** The address to show instead of any of them; null: the person may open them. */
  redirect(): PagePath | null;
}

/**
 * The screens of a set of patterns, in the order in which they are matched. A pattern without a screen does not compile, nor
 * does a screen without a pattern.
 */
export const screensOf =
  <Pattern extends string>() =>
  <const Screens extends readonly Screen<Pattern>[]>(
    screens: Screens & EveryPattern<Pattern, Screens[number]['path']>,
  ): readonly Screen[] =>
    screens;

type EveryPattern<Pattern, Shown> = [Exclude<Pattern, Shown>] extends [never]
  ? unknown
  : { readonly missingScreens: Exclude<Pattern, Shown> };
