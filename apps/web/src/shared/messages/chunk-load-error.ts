/** Said by the page itself when no other code is there: as few words as will do. */
export const codeIsLost = 'This page could not be loaded. Check your connection.';
/** While the code that answers a click is on its way. */
export const codeIsOnItsWay = 'One moment: the page is on its way.';
export const tryAgain = 'Try again';
