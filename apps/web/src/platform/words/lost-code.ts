/** Said by the page itself when no other code is there: as few words as will do. */
export const lostCode = {
  sentence: 'This page could not be loaded. Check your connection.',
  tryAgain: 'Try again',
};
