/** The texts of the office's layout, of loading and searching, and of the command palette. */
export const frame = {
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
    roles: { installer: 'Installer', fabricator: 'Fabricator', admin: 'Administrator' },
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
