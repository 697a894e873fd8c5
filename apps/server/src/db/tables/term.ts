import { customType } from 'drizzle-orm/pg-core';

/** Sorted by bytes (collation C), so that terms with the same prefix are neighbours in the index. */
export const term = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
