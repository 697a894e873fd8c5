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
  },
  noSuchPage: {
    sentence: 'The office has no page at this address. Quotes, orders and batches come with a later version.',
    toHome: 'To the home page',
  },
  frame: {
    nav: 'Office',
    skip: 'Skip to the page',
    find: 'Find or do',
    findKeys: 'Ctrl K',
    more: 'More',
    loggedInAs: (email: string) => `Logged in as ${email}`,
    logOut: 'Log out',
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
  search: {
    label: 'Find an address, name or number',
    placeholder: 'Find an address, name or number',
  },
  palette: {
    title: 'Find or do',
    label: 'A page, an item, or what to do',
    found: 'Pages, items and commands',
    none: 'Nothing is called that.',
    page: 'Page',
    command: 'Command',
    item: 'Item',
    searchItems: (text: string) => `All items with “${text}”`,
    results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  },
};
