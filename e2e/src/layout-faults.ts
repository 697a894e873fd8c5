import type { Page } from '@playwright/test';

/** What cannot be seen, reached or hit in this window, in sentences; empty if all is well. */
export const layoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const least = 44;
    const { documentElement } = document;
    const faults: string[] = [];
    const { clientWidth, scrollWidth } = documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`);

    /** The control, or the label that stands for it. */
    const targetOf = (control: Element): Element => control.closest('label') ?? control;
    const isHitAt = (control: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (targetOf(control).contains(hit) || control.contains(hit));
    };
    /** Whether 44 px around the centre hit the control; the area may be larger than what is drawn. */
    const isReached = (control: Element): boolean => {
      const { width, height } = targetOf(control).getBoundingClientRect();
      const { left, top, width: own, height: high } = control.getBoundingClientRect();
      const [x, y, reach] = [left + own / 2, top + high / 2, least / 2 - 1];
      const across = width >= least || (isHitAt(control, x - reach, y) && isHitAt(control, x + reach, y));
      const down = height >= least || (isHitAt(control, x, y - reach) && isHitAt(control, x, y + reach));
      return across && down;
    };
    const runsSideways = (control: Element): boolean => {
      for (let around = control.parentElement; around; around = around.parentElement)
        if (/auto|scroll/.test(getComputedStyle(around).overflowX) && around.scrollWidth > around.clientWidth)
          return true;
      return false;
    };

    const controls = (document.querySelector('dialog[open]') ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select',
    );
    for (const control of controls) {
      const isOut =
        control.tabIndex < 0 || control.matches(':disabled') || !control.checkVisibility({ visibilityProperty: true });
      if (isOut) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, right } = control.getBoundingClientRect();
      // Of a link that goes on in the next line, the first line.
      const { left: start, top, width, height } = control.getClientRects()[0] ?? control.getBoundingClientRect();
      const name = `${control.tagName} "${control.getAttribute('aria-label') ?? control.textContent.trim()}"`;
      const [x, y] = [start + width / 2, top + height / 2];
      // What skips to the page comes into sight with the focus.
      if (!isHitAt(control, x, y)) control.focus({ preventScroll: true });
      const above = document.elementFromPoint(x, y)?.getAttribute('class') ?? 'the edge of the window';
      if (!isHitAt(control, x, y)) faults.push(`${name} is covered by ${above} at ${Math.round(x)}, ${Math.round(y)}`);
      if ((left < -0.5 || right > innerWidth + 0.5) && !runsSideways(control)) faults.push(`${name} is cut off`);
      if (!isReached(control)) faults.push(`${name} is small`);
    }
    // A screen reader brings its words into sight too. Whatever only hides what is outside of it cannot be moved back by hand.
    for (const messages of document.querySelectorAll('.sr-only')) messages.scrollIntoView({ behavior: 'instant' });
    for (const box of document.querySelectorAll('main, section, div, aside, form')) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if ((overflowX === 'hidden' && box.scrollLeft !== 0) || (overflowY === 'hidden' && box.scrollTop !== 0))
        faults.push(`${box.tagName} "${box.className}" has moved what is in it`);
    }
    return faults;
  });

/** Landmarks, headings and names that a screen reader needs and that are missing, in sentences. */
export const outlineFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const count = (selector: string) => document.querySelectorAll(selector).length;
    if (!document.documentElement.lang) faults.push('the page has no language');
    if (!document.title) faults.push('the page has no title');
    if (count('h1') !== 1) faults.push(`${count('h1')} headings of the first level`);
    if (count('main') !== 1) faults.push(`${count('main')} main landmarks`);
    let above = 2;
    for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
      const level = Number(heading.tagName.slice(1));
      if (level > above + 1) faults.push(`"${heading.textContent}" is a heading two levels below the one before`);
      above = level;
    }
    return faults;
  });
