import type { Fields } from '@door/domain/door/model/fields';

/** The two places of an item's fields: its columns and its properties (`Props`). */
export interface ItemFields {
  readonly columns: Fields;
  readonly props: Fields;
}
