/** What customers are mailed about their order, until the supplier writes it otherwise. `{{name}}` is filled in. */
export const telling = {
  'order-thanks': {
    subject: 'Thank you for your order with {{supplier}}',
    body: 'Dear {{customer}},\n\nthank you for your order. On your page you see at any time how far it is, what happens next and what there is for you to do. You do not have to ring us for it.',
  },
  'drawing-ready': {
    subject: 'The drawing of your order {{order}} from {{supplier}}',
    body: 'Dear {{customer}},\n\nyour order is confirmed, and the confirmation is attached. Please look at the drawing on your page once more and confirm it there: your doors are made as it says.',
  },
  'drawing-reminder': {
    subject: 'Please confirm the drawing of your order {{order}}',
    body: 'Dear {{customer}},\n\nsince {{date}} the drawing of your order waits for you. Please look at the sizes and the hinge side on your page and confirm them there. Until then nothing can be made.',
  },
  'deposit-due': {
    subject: 'The deposit of your order {{order}}: {{amount}}',
    body: 'Dear {{customer}},\n\nthe deposit of {{amount}} for your order {{order}} is due now. On your page you see how to pay it.',
  },
  'stage-due': {
    subject: 'The next part of your order {{order}}: {{amount}}',
    body: 'Dear {{customer}},\n\nthe next part of your order {{order}}, {{amount}}, is due now. On your page you see how to pay it.',
  },
  'balance-due': {
    subject: 'The balance of your order {{order}}: {{amount}}',
    body: 'Dear {{customer}},\n\nthank you for having us. The balance of {{amount}} for your order {{order}} is due now. On your page you see how to pay it.',
  },
  'payment-reminder': {
    subject: 'A reminder: {{amount}} for your order {{order}}',
    body: 'Dear {{customer}},\n\n{{amount}} for your order {{order}} has been due since {{date}}. On your page you see how to pay it. If you have paid meanwhile, please forget this mail.',
  },
  'payment-received': {
    subject: 'We have received {{amount}} for your order {{order}}',
    body: 'Dear {{customer}},\n\nthank you: {{amount}} for your order {{order}} reached us on {{date}}. Your page shows what was paid and what is still to come.',
  },
  'payment-failed': {
    subject: 'Your payment for order {{order}} did not go through',
    body: 'Dear {{customer}},\n\nyour payment of {{amount}} for order {{order}} did not go through, and nothing was taken. On your page you can try again or pay in another way.',
  },
  'door-making': {
    subject: 'Your order {{order}} is being made',
    body: 'Dear {{customer}},\n\nwe have begun to make what you ordered. Your page shows how far each door is.',
  },
  'door-made': {
    subject: 'Your order {{order}} is made and checked',
    body: 'Dear {{customer}},\n\neverything of your order is made and has passed its check. Your page shows what happens next.',
  },
  'choose-day': {
    subject: 'Choose a day for your order {{order}}',
    body: 'Dear {{customer}},\n\non your page you can choose now on which day we come to you.',
  },
  'choose-day-reminder': {
    subject: 'Please choose a day for your order {{order}}',
    body: 'Dear {{customer}},\n\nwe would like to know when we may come to you. Please choose a day on your page.',
  },
  'visit-booked': {
    subject: 'We come on {{visit}}',
    body: 'Dear {{customer}},\n\nyour day is booked: {{visit}}. The attached file puts it into your calendar. On your page you can change the day while there is time.',
  },
  'visit-moved': {
    subject: 'Our visit has changed: {{visit}}',
    body: 'Dear {{customer}},\n\nthe day, the hour or the place of our visit has changed. We come now on {{visit}}. The attached file changes it in your calendar, and your page shows where.',
  },
  'visit-cancelled': {
    subject: 'We do not come on {{visit}}',
    body: 'Dear {{customer}},\n\nwe do not come to you on {{visit}}. The attached file takes it out of your calendar. Your page shows what happens next, and where there is a day to choose.',
  },
  'visit-tomorrow': {
    subject: 'We come to you next: {{visit}}',
    body: 'Dear {{customer}},\n\nwe come to you on {{visit}}. Please be at home, and make room around the door.',
  },
  'on-the-way': {
    subject: 'The fitters are on their way to you',
    body: 'Dear {{customer}},\n\nour fitters have set out with order {{order}}. Your page shows when they are expected.',
  },
  'part-delivery': {
    subject: 'A part of your order {{order}} is on its way to you',
    body: 'Dear {{customer}},\n\na part of your order {{order}} has left our works. The rest follows, and you hear from us when it does: your page shows where each door is.',
  },
  delivered: {
    subject: 'Your order {{order}} has arrived',
    body: 'Dear {{customer}},\n\nyour order has been delivered. If something is not as it should be, tell us on your page.',
  },
  'handover-pack': {
    subject: 'Everything about the handover of your order {{order}}',
    body: 'Dear {{customer}},\n\nthank you for having us. Attached is what was handed over, what was checked, and how long each part is guaranteed. It stays on your page, too: if something is ever wrong with your door, report it there.',
  },
  message: {
    subject: '{{supplier}} has written to you about order {{order}}',
    body: 'Dear {{customer}},\n\n{{text}}\n\nPlease answer on your page: answers to this mail do not reach it.',
  },
  'fault-received': {
    subject: '{{supplier}} has your report of a fault',
    body: 'Dear {{customer}},\n\nwe have your report about order {{order}} and tell you what becomes of it:\n\n{{text}}',
  },
  'fault-answer': {
    subject: '{{supplier}} about the fault that you reported',
    body: 'Dear {{customer}},\n\n{{text}}\n\nPlease answer on your page: answers to this mail do not reach it.',
  },
  review: {
    subject: 'How do you like your new door?',
    body: 'Dear {{customer}},\n\nyour order has been with you for a week. We would like to know how you like it, whatever you think: {{review}}\n\nIf anything is wrong with it, tell us on your page, and we see to it.',
  },
};

/** What each placeholder stands for in the preview of a text. */
export const demoValues = {
  customer: 'Mary Byrne',
  order: '10234',
  amount: '1,031.71 EUR',
  date: '2 December 2026',
  version: '1',
  visit: 'Wednesday 16 December 2026, arriving 08:00–09:00',
  text: 'The glass is with us. We come on Monday at eight.',
  review: 'https://reviews.example.com/alder-and-lane',
};
