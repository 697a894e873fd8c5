import { showWaitingSign } from '../shared/page/waiting-sign.ts';
import { codeIsOnItsWay } from '../shared/messages/chunk-load-error.ts';

/** Clicks on a page that is seen but not yet taken over by its code. */
export interface ClickReplay {
  /** Does now what was clicked, in order, and catches no more. */
  replay(): void;
  /** Forgets what was clicked, and catches no more. */
  forget(): void;
}

/** Code that answers by then needs no word: it would only flash. ms. */
const patience = 150;

/** A link leads somewhere without any code of ours. */
const controls = 'button, input, [role="img"]';

/**
 * Notes the clicks of people and of their keyboards from now on, and says that they wait. Radios show theirs by themselves; `replay` clicks them anew, so
 * that the page's code learns of it. Nothing is prevented: what a browser does by itself it has done already.
 */
export function recordClicks(page: Document): ClickReplay {
  const clicked: HTMLElement[] = [];
  let patient: ReturnType<typeof setTimeout> | undefined;
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    if (!control) return;
    clicked.push(control);
    if (control instanceof HTMLButtonElement) control.ariaBusy = 'true';
    patient ??= setTimeout(() => showWaitingSign(codeIsOnItsWay), patience);
  };
  // A browser makes no click of Enter on a radio; the page's code does.
  const noteKey = (event: KeyboardEvent) => event.key === 'Enter' && isRadio(event.target) && note(event);
  page.addEventListener('click', note, true);
  page.addEventListener('keydown', noteKey, true);
  const forget = () => {
    page.removeEventListener('click', note, true);
    page.removeEventListener('keydown', noteKey, true);
    clearTimeout(patient);
    showWaitingSign(null);
  };
  return {
    forget,
    replay: () => {
      forget();
      for (const control of clicked) clickAnew(control);
    },
  };
}

const isRadio = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'radio';

/** A radio that is already on would not tell of a click. */
function clickAnew(control: HTMLElement): void {
  if (!control.isConnected) return;
  if (isRadio(control)) control.checked = false;
  control.ariaBusy = 'false';
  control.click();
}
