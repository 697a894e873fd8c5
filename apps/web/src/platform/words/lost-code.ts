/** Said by the page itself when no other code is there: as few words as will do. */
export const codeIsLost = 'This page could not be loaded. Check your connection.';
export const tryAgain = 'Try again';
