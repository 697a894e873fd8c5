import { ordering } from '@door/domain/messages/english/ordering';
import { countText } from '../../platform/words/count-text.ts';
import { inLanguage, language } from '../../platform/words/language.ts';

/** The texts of the item page, without those of sizes, options and work instructions. */
const english = {
  title: 'Item',
  opening: 'Fetching the item',
  notHere: {
    title: 'This item is not here',
    sentence: 'Your company keeps no item at this address. It may have been deleted.',
    toHome: 'To the home page',
  },
  outOfReach: 'The item could not be fetched',
  deleted: {
    title: 'This item was deleted',
    sentence: 'Somebody has deleted it while its page was open. What you see can no longer be changed.',
  },
  unnamed: 'No address yet',
  enquiryOf: (customer: string) => `Enquiry of ${customer}`,
  inOrder: (number: string) => `In order ${number}`,
  lockedBy: (number: string) => `Locked by order ${number}`,
  /** Why, and what can be done. */
  locks: ordering,
  address: {
    edit: 'Change number and address',
    numerals: 'Number',
    address: 'Address',
    done: 'Done',
    form: 'Number and address',
  },
  saving: { saved: 'Saved', saving: 'Saving', waiting: 'Kept on this device until it can be saved' },
  pills: {
    bomStale: 'BOM out of date',
    bomFresh: 'BOM up to date',
    problems: (count: number) => (count === 1 ? '1 problem' : `${countText(count)} problems`),
  },
  acts: {
    editDesign: 'Edit design',
    survey: 'Survey',
    workSheet: 'Work sheet',
    updateBom: 'Update BOM',
    copy: 'Copy this item',
    history: 'History',
    delete: 'Delete this draft',
    menu: 'More',
    overview: 'Overview',
    addOns: 'Add Ons',
    problems: 'Problems',
    backToItem: 'Back to the item',
  },
  bom: {
    failed: 'The bill of materials could not be updated. Please try again.',
    done: 'The bill of materials is up to date.',
  },
  noHistory: 'Nothing has happened yet that is kept.',
  remove: {
    title: 'Delete this draft?',
    sentence: 'Its design, lines, measures and photos go with it. This cannot be undone.',
    doIt: 'Delete it',
    cancel: 'Keep it',
  },
  jumps: {
    label: 'Sections of this page',
    picture: 'Picture',
    sizes: 'Sizes',
    options: 'Options',
    figures: 'Figures',
    lines: 'Lines',
  },
  picture: 'Picture',
  drawing: 'Drawing',
  sides: 'Side shown',
  parts: 'What to change',
  children: {
    'frame-design': 'Frame Design',
    'sash-design': 'Sash Design',
    colours: 'Colours',
    'glass-theme': 'Glass',
    'hardware-options': 'Hardware',
  },
  sizes: { width: 'Overall width', height: 'Overall height', mm: (value: number) => `${value} mm` },
  modal: {
    titles: { overview: 'All choices', addOns: 'What comes beside the door', error: 'What is in the way' },
    problemsLead: 'The door cannot be made before each of these is settled:',
    empty: {
      overview: 'Nothing was chosen yet.',
      addOns: 'Nothing comes beside this door.',
      error: 'There is stock for every line. Nothing is in the way of making this door.',
    },
  },
  editConflict: {
    title: (who: string, when: string) => `${who} changed this item, ${when}`,
    somebody: 'Somebody else',
    bySelf: (when: string) => `You changed this item in another window, ${when}`,
    theirs: 'Changed there',
    replaced: 'Changed there, chosen otherwise by you',
    kept: 'Yours, kept on top',
    lost: 'Yours, no longer possible',
    undoLeftOut: 'What you had taken back was left out: it would have undone the other change too.',
    nothingSeen: 'None of the choices listed in the overview is different.',
    read: 'Understood',
  },
};

export type OfficeItemWords = typeof english;

export const itemPageWords: OfficeItemWords = inLanguage(language, { en: english });
