/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Whether every character of a text can be stored. A page that a text is pasted into can hold others. */
export const isStorable = (text: string): boolean => !unstorable.test(text);
