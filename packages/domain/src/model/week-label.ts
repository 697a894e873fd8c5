/** `2650` of `2650-B012`: the production week with which a typed number begins; null: none. Weeks go from 01 to 53. */
export const weekIn = (text: string): string | null =>
  /^\d{2}(?:0[1-9]|[1-4]\d|5[0-3])(?!\d)/.exec(text.trim())?.[0] ?? null;

/** Whether the text is the label of a week and nothing else: `2650`. */
export const isWeekLabel = (text: string): boolean => weekIn(text) === text;
