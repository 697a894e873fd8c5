/** What a batch is looked at by, in the order of the tabs; the first is shown to whoever has chosen none. */
export const batchTabs = ['plans', 'progress', 'lines', 'lists', 'offcuts', 'history'] as const;
export type BatchTab = (typeof batchTabs)[number];
