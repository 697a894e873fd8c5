/** Header, stepper, dialogs and errors: the texts around every page. */
export const shell = {
  head: { exit: 'Exit' },
  stepProgress: { label: 'Steps' },
  actionBar: { previous: 'Previous', next: 'Next', submit: 'Submit Enquiry' },
  busy: {
    starting: 'Getting things ready',
    loading: 'Loading...',
    configuring: 'Please wait while we configure your Item.',
    sending: 'Sending your enquiry',
  },
  error: {
    title: 'Error Occurred',
    sentence: 'We encountered an error while processing your request. Please try again later.',
    designIsKept: 'Your design is kept on this device.',
    outOfReach: 'The supplier cannot be reached just now. Check your connection.',
    tryAgain: 'Try again',
  },
  pageOnItsWay: 'No network just now. The next page opens as soon as it is back.',
  close: 'Close',
  windowTitle: (page: string, shop: string) => `${page} – ${shop}`,
};
