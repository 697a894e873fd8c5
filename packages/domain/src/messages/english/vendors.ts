import { dayText } from './day.ts';
/** The texts of the rules about vendors and what they sell. */
export const vendors = {
  nameMissing: 'Name: write what the vendor is called.',
  nameTaken: (name: string) => `Another vendor is called ${name} already.`,
  mail: (text: string) => `Mail: ${text} is no complete e-mail address.`,
  noOrderDay: 'Order days: choose at least one.',
  noDeliveryDay: 'Delivery days: choose at least one from Monday to Friday. Nobody takes goods in at the weekend.',
  cutOff: (text: string) => `Cut-off: ${text} is no time of the day. Write it as 12:00.`,
  peppolId: (text: string) => `Peppol id: ${text} is none. Write it as 9930:DE123456789.`,
  csvHeading: 'Columns of the file: each needs a heading.',
  csvFormat: (heading: string) => `Columns of the file: what is under ${heading} cannot be written so.`,
  tooMany: (most: number) => `There are ${String(most)} vendors already.`,
  tooManyItems: (most: number) =>
    `A vendor has at most ${String(most)} items. Take out those that are not sold any more.`,
  unitsOf: (code: string) => `${code} stands for articles of several units. Name each article by itself.`,
  twoValid: (key: string, rank: number, day: string | null) =>
    `${key}: two rows of rank ${String(rank)} hold ${day === null ? 'at once' : `on ${dayText(day)}`}. End one before the other begins, or give one another rank.`,
  rowTwice: (key: string) => `${key} is in the file twice with one rank and one first day.`,
  item: {
    key: 'Write which article it is, or a code with * for every colour.',
    quantity: {
      piece: 'Write whole pieces, such as 24, at least 1.',
      bar: 'Write whole bars, such as 24, at least 1.',
      metre: 'Write metres with at most three decimals, such as 5.960, more than 0.',
      litre: 'Write litres with at most three decimals, such as 0.250, more than 0.',
    },
    leadDays: (most: number) => `Write whole days, from 0 to ${String(most)}.`,
    price: 'Write an amount with at most two decimals, such as 12.50. For parts of a cent, say the price of 100.',
    either: (readings: string) =>
      `The file does not tell which it is: ${readings}. Write it without a sign between thousands, or with two decimals.`,
    day: 'Write a day as 2026-12-31.',
    endsEarlier: 'It ends before it begins.',
    rank: (most: number) => `Write a whole number from 1 to ${String(most)}; 1 is asked first.`,
    tooLong: (most: number) => `Write at most ${String(most)} characters.`,
  },
};
