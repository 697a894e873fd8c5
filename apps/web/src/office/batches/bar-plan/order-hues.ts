/** How many orders have a hue of their own; further ones begin again. */
const hues = 8;

/** The hue of each order, 0 to 7, in the order in which they come. */
export const orderHues = (orders: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...new Set(orders)].map((order, index) => [order, index % hues]));
