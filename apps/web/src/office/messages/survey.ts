import { lengthText, sizeText, type Size } from '@door/domain/lib/mm';
import { inLanguage, language } from '../../shared/text/language.ts';

/** The texts of the survey page. */
const english = {
  title: 'Survey',
  lead: 'Left and right are seen from outside. All lengths in mm.',
  visit: {
    name: 'Visit',
    nobody: 'Nobody has asked for this door yet',
    ring: (phone: string) => `Ring ${phone}`,
    line: ({ At, Of, Quantity }: { readonly At: number; readonly Of: number; readonly Quantity: number }) =>
      `Line ${String(At)} of ${String(Of)}${Quantity === 1 ? '' : `, ${String(Quantity)} doors alike`}`,
    quote: (number: string) => `Quote ${number}`,
  },
  opening: 'Fetching the survey',
  failed: 'The survey could not be fetched.',
  tryAgain: 'Try again',
  saving: {
    saved: 'Saved',
    saving: 'Saving',
    waiting: 'Waiting to be sent, kept on this device',
    refused: 'Not saved',
    conflict: 'Not saved: changed by somebody else',
  },
  groups: {
    widths: { name: 'Width of the opening', fields: ['Head', 'Middle', 'Foot'] },
    heights: { name: 'Height of the opening', fields: ['Left', 'Middle', 'Right'] },
    diagonals: { name: 'Diagonals', fields: ['Falling', 'Rising'] },
    reveals: { name: 'Plaster runs in', fields: ['Left', 'Right', 'Top'] },
  },
  steps: {
    begin: 'Measure one by one',
    title: 'One measure at a time',
    progress: (done: number, all: number) => `${String(done)} of ${String(all)} measured`,
    back: 'Back',
    next: 'Next',
    skip: 'Skip',
    done: 'Done',
    close: 'Whole form',
  },
  spread: (by: number) => (by === 0 ? 'All the same' : `Differ by ${lengthText(by)}`),
  halfTyped: 'Is this in millimetres?',
  order: {
    name: 'Ordered size',
    size: (width: string, height: string) => `Order ${width} × ${height}`,
    how: 'How it is reckoned',
    unknown: '–',
    needsThree: { width: 'Width: needs all three widths.', height: 'Height: needs all three heights.' },
    use: 'Use these sizes',
    used: 'The item has these sizes.',
    itemHas: (size: Size) => `The item has ${sizeText(size)}.`,
  },
  findings: {
    name: 'To look at',
    packOut: (name: string) => `Pack out with ${name}`,
    noPacker: 'No add-on clears it. Cut the plaster back, or order narrower.',
  },
  notes: 'Notes',
  final: {
    name: 'Measurements final',
    by: (who: string, when: string) => `${who}, ${when}`,
    reopened: 'No longer final: a measure, or a size of the door, was changed.',
    useSizes: (size: Size) => `Use ${sizeText(size)} and declare final`,
    notDeclared: 'The sizes are kept on this device. Declare the measurements final once they are sent.',
  },
  /** How far the survey of an item is, on the item's page. */
  state: {
    none: 'Not measured',
    begun: 'Measuring begun',
    measured: 'Measured',
    final: 'Measurements final',
    by: (who: string, when: string) => `Declared by ${who}, ${when}`,
    withdrawn: 'The measurements are no longer final, because a size was changed.',
  },
  /** Changes on this device of a survey that has been locked since. */
  unsaved: {
    title: 'Changes on this device were not saved before the order locked the survey',
    discard: 'Discard them',
  },
  conflict: {
    title: 'Somebody else has changed this survey meanwhile',
    lead: 'Yours is kept on this device. Which one is to stand?',
    place: 'Place',
    mine: 'Yours',
    theirs: 'Theirs',
    none: 'Not measured',
    finalYes: 'Final',
    finalNo: 'Not final',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
  },
};

export type OfficeSurveyMessages = typeof english;

export const surveyMessages: OfficeSurveyMessages = inLanguage(language, { en: english });
