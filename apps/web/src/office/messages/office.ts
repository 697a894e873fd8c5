import type { SetUpStep } from '@door/domain/settings/set-up-steps';
import { inLanguage, language } from '../../shared/text/language.ts';
import { customers, enquiries } from './enquiries.ts';
import { quote, quotes, sale } from './quotes.ts';
import { home } from './home.ts';

/** The texts of the office's layout, of loading and searching, and of the command palette. */
const frame = {
  titles: {
    home: 'Home',
    recentItems: 'Recent items',
    myTasks: 'My tasks',
    groupTasks: 'Group tasks',
    items: 'Items',
    startFrom: 'Start from an item',
    noSuchPage: 'There is no such page',
    enquiries: 'Enquiries',
    enquiry: 'Enquiry',
    customers: 'Customers',
    customer: 'Customer',
    quotes: 'Quotes',
    quote: 'Quote',
    running: 'Running',
    settings: 'Settings',
    catalogue: 'Catalogue',
    pricing: 'Pricing',
  },
  noSuchPage: {
    sentence: 'The office has no page at this address.',
    toHome: 'To the home page',
  },
  frame: {
    nav: 'Office',
    find: 'Find or do',
    findKeys: 'Ctrl K',
    help: 'Help',
    more: 'More',
    yourAccount: 'Your account',
    loggedInAs: (email: string) => `Logged in as ${email}`,
    logOut: 'Log out',
    discardAndLogOut: 'Discard and log out',
    unsaved: (count: number) => {
      if (count === 0) return 'Everything is saved now.';
      const what =
        count === 1 ? 'One change or photo on this device is' : `${count} changes or photos on this device are`;
      return `${what} not saved yet. A log-out removes what is not saved, so that nobody else finds it here.`;
    },
    roles: { fitter: 'Fitter', installer: 'Installer', fabricator: 'Fabricator', admin: 'Administrator' },
    /** For screen readers, after the number of new enquiries. */
    areNew: 'new',
  },
  asking: {
    loading: 'Looking',
    failed: 'This could not be loaded.',
    cancel: 'Cancel',
    notDone: 'This was not done. Please try again.',
    more: 'Show more',
  },
  /** Of a day that was typed and is not in the calendar. */
  noSuchDay: 'There is no such day. Correct it, or empty the field.',
  leaving: {
    title: 'Something typed is not saved',
    lost: 'A field of this page holds something that could not be saved, or was not saved yet. It is lost when you leave.',
    stay: 'Stay here',
    leave: 'Leave without it',
    /** `button`: that of the dialog which leaves it. */
    dialog: (button: string) => `What you typed here is not saved. ${button} gives it up.`,
    held: 'What you typed here is not saved. Save it, or leave without it.',
  },
  search: {
    label: 'Find an address, name or number',
  },
  palette: {
    title: 'Find or do',
    label: 'A page, an item, a customer, a quote, a batch, or what to do',
    found: 'Pages, items, customers, quotes, batches and commands',
    none: 'Nothing is called that.',
    page: 'Page',
    command: 'Command',
    item: 'Item',
    customer: 'Customer',
    quote: 'Quote',
    order: 'Order',
    batch: 'Batch',
    searchItems: (text: string) => `All items with “${text}”`,
    results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  },
};

/** The texts of the tools above the office's lists. */
const lists = {
  tools: {
    title: 'Filters, views and columns',
    exportAll: 'Export all',
    exporting: (rows: string) => `Reading the list: ${rows} rows so far.`,
    tryAgain: 'Try again',
    narrow: (count: number) => (count === 0 ? 'Filter and sort' : `Filter and sort (${count})`),
    any: 'Any',
    order: 'Order',
    ascending: (column: string) => `${column}, upwards`,
    descending: (column: string) => `${column}, downwards`,
    views: 'Saved views',
    viewsTitle: 'Saved views',
    noViews: 'None yet. Filter and sort the list, then save it under a name.',
    viewName: 'Save this list as',
    saveView: 'Save view',
    remove: 'Remove',
    removeThis: (name: string) => `Remove ${name}`,
    columns: 'Columns',
    columnsTitle: 'Columns of this list',
    done: 'Done',
    nobody: 'Nobody',
  },
  bulk: {
    title: 'For the selected rows',
    selected: (count: number) => `${count} selected`,
    select: (name: string) => `Select ${name}`,
    selectAll: 'Select all rows that are shown',
    pick: 'Select rows',
    pickDone: 'Done selecting',
    clear: 'Clear',
    assign: 'Assign',
    assignTitle: 'Assigning enquiries',
    whoAnswers: (count: number) => (count === 1 ? 'Who answers it?' : `Who answers these ${count}?`),
    noEnquiry: 'Nobody has asked about it, so nobody answers it.',
    updateBoms: 'Update BOMs',
    inError: (count: number) => `Updated, but ${count === 1 ? '1 line' : `${count} lines`} cannot be made.`,
    print: 'Print work sheets',
    tooManySheets: (most: number) => `At most ${most} sheets at once.`,
    progress: (count: number, total: number) => `${count} of ${total}`,
    allDone: (total: number) => (total === 1 ? 'It is done.' : `All ${total} are done.`),
    someDone: (count: number, total: number) => `${count} of ${total} went well.`,
    stopped: (count: number, total: number) => `Stopped: ${count} of ${total} are done.`,
    notDone: (count: number) => (count === 1 ? 'This one needs you:' : `These ${count} need you:`),
    stop: 'Stop',
    close: 'Close',
  },
};

/** The texts of the office's pages. Not part of the visitor's chunks. */
const officeEnglish = { ...frame, ...home, ...enquiries, ...customers, ...lists, ...quotes, ...quote, ...sale };

type OfficeMessages = typeof officeEnglish;

export const officeMessages: OfficeMessages = inLanguage(language, { en: officeEnglish });

const steps: Readonly<Record<SetUpStep, { readonly name: string; readonly why: string }>> = {
  company: { name: 'Say who you are', why: 'Address and phone stand on every quote and in every mail.' },
  logo: { name: 'Upload your logo', why: 'Visitors see whose designer it is, on the page and on paper.' },
  legal: { name: 'Give your terms and your privacy policy', why: 'Visitors agree to them when they send an enquiry.' },
  people: {
    name: 'Invite a colleague',
    why: 'Everybody has an account of their own, so that it is known who did what.',
  },
  catalogue: {
    name: 'Make the catalogue yours',
    why: 'Take out what you do not sell, add what is missing, and publish it.',
  },
  prices: { name: 'Put in your prices', why: 'The list that you began with is an example.' },
  enquiry: {
    name: 'Send an enquiry to yourself',
    why: 'Design a door as a visitor would. Its mail and its task should arrive.',
  },
};

const setUpEnglish = {
  title: 'First steps',
  progress: (done: number, of: number) => `${String(done)} of ${String(of)} done`,
  done: 'Done',
  steps,
};

export const setUpMessages: typeof setUpEnglish = inLanguage(language, { en: setUpEnglish });
