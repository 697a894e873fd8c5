/** What is sold, and what is prepared to be sold next. */
export type Side = 'published' | 'draft';

/** Something of each. */
export type Sides<Value> = Readonly<Record<Side, Value>>;

export const onBoth = <Value>(of: (side: Side) => Value): Sides<Value> => ({
  published: of('published'),
  draft: of('draft'),
});

export const otherSide: Sides<Side> = { published: 'draft', draft: 'published' };
