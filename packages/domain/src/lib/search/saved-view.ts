export const lists = ['items', 'enquiries', 'customers', 'quotes', 'orders'] as const;
export type ListName = (typeof lists)[number];

/** A list as a person has filtered and sorted it, under a name of theirs. */
export interface SavedView {
  readonly id: string;
  readonly list: ListName;
  readonly name: string;
  /** The parameters of the address, such as `state` and `sort`. What a later release no longer knows is ignored, as in any link. */
  readonly params: Readonly<Record<string, string>>;
}

export const viewLimits = { name: 60, param: 200, params: 12, views: 30, columns: 20 } as const;
