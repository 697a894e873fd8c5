/** What the tasks are called that rules make about orders. */
export const orderTasks = {
  'confirm-sizes': (order: string) => `Confirm the sizes of order ${order}`,
  'confirm-order': (order: string) => `Confirm order ${order}: it is measured`,
  'book-fit': (order: string) => `Book the fitting of order ${order}`,
  'collect-deposit': (order: string) => `Collect the deposit of order ${order}`,
  'collect-balance': (order: string) => `Collect the balance of order ${order}`,
};

/** What the tasks are called that rules make about quotes. */
export const quoteTasks = {
  'send-quote': (what: string) => `Send the quote for ${what}: it is measured`,
  'chase-after-a-week': (quote: string) => `Ask about ${quote}: sent a week ago`,
  'chase-after-three-weeks': (quote: string) => `Ask about ${quote} again: sent three weeks ago`,
  'expires-soon': (quote: string) => `Ask about ${quote}: it expires in three days`,
  'collect-deposit': (quote: string) => `Collect the deposit of ${quote}`,
};
