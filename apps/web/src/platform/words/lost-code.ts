/** Said by the page itself when no other code is there: as few words as will do. */
export const codeIsLost = 'This page could not be loaded. Check your connection.';
/** While the code that answers a click is on its way. */
export const codeIsOnItsWay = 'One moment: this page is still on its way. What you press is not lost.';
export const tryAgain = 'Try again';
