import type { Page } from '@playwright/test';

/** What takes time to change or goes on changing, as elements with their classes; with reduced motion nothing does. */
export const movingParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const takesTime = (durations: string) => durations.split(',').some((duration) => parseFloat(duration) > 0);
    const parts = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after']
        .map((part) => ({ part, style: getComputedStyle(element, part || null) }))
        .filter(({ style }) => takesTime(style.transitionDuration) || takesTime(style.animationDuration))
        .map(({ part }) => `${element.tagName}.${element.getAttribute('class') ?? ''}${part} moves`),
    );
    const outline = document.querySelector('.outline-run');
    const isDrawn = !outline || getComputedStyle(outline).strokeDashoffset === '0px';
    return isDrawn ? parts : [...parts, 'the outline is drawn step by step'];
  });
