const nothing = async () => undefined;

/** Handlers of every kind of job that do nothing. */
export const idleHandlers = {
  'enquiry-to-visitor': nothing,
  'enquiry-to-supplier': nothing,
  'make-document': nothing,
  'make-person-zip': nothing,
  'delete-person-zip': nothing,
  'delete-mails': nothing,
  'purge-deleted-rows': nothing,
  'quote-to-customer': nothing,
  'order-to-customer': nothing,
  'message-to-customer': nothing,
  'purchase-to-vendor': nothing,
  'promise-to-customer': nothing,
  'page-to-customer': nothing,
  'page-to-supplier': nothing,
  'promise-to-seller': nothing,
  'answer-to-supplier': nothing,
  invitation: nothing,
  'password-reset': nothing,
  'delete-old-data': nothing,
  'quotes-of-day': nothing,
  'recheck-promises': nothing,
  'look-at-payment': nothing,
  'supersede-payment': nothing,
  'look-at-payments': nothing,
};
