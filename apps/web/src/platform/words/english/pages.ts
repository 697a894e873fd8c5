/** The pages beside the designer. */
export const pages = {
  terms: { title: 'Terms and conditions' },
  privacy: { title: 'Privacy policy' },
  login: { title: 'Log in' },
  notAuthorized: {
    title: 'Not authorized',
    sentence: 'Your account has no right to open this page. Ask the person who looks after accounts at your company.',
  },
  notFound: {
    windowTitle: 'Not found',
    title: 'Page not found',
    sentence: 'There is nothing at this address. A design in progress is kept on this device for 24 hours.',
  },
  noSuchSupplier: {
    title: 'This supplier’s page does not exist',
    sentence: 'The address may be incomplete or out of date. Ask your supplier for the right one.',
  },
  designADoor: 'Design a door',
};
