/** What the tasks are called that rules make about orders. */
export const orderTasks = {
  'confirm-sizes': (order: string) => `Confirm the sizes of order ${order}`,
  'confirm-order': (order: string) => `Confirm order ${order}: it is measured`,
  'book-fit': (order: string) => `Book the fitting of order ${order}`,
  'collect-deposit': (order: string) => `Collect the deposit of order ${order}`,
  'collect-balance': (order: string) => `Collect the balance of order ${order}`,
};
