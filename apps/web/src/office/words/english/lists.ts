/** The texts of the tools above the office's lists. */
export const lists = {
  tools: {
    title: 'Filters, views and columns',
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
};
