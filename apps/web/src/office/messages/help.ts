import { inLanguage, language } from '../../shared/text/language.ts';
import type { HelpText, HelpTopic } from '../help/help-topics.ts';
import { goodsTopics } from './help-of-goods.ts';

const find = ['/', 'Find in the list'] as const;
const walk = ['↓ ↑', 'Next and previous row'] as const;

const topics: Readonly<Record<HelpTopic, HelpText>> = {
  ...goodsTopics,
  home: {
    what: 'Your day at a glance: the doors you had open last, your tasks, the tasks that wait for somebody, and what has gone wrong.',
    steps: [
      'Open a door again with a click on its picture.',
      'Take a group task before you begin it. Then your colleagues see that it is yours.',
      'Tick a task when it is done. Undo brings it back.',
      { may: 'running.see', step: 'Mails and papers that failed stand at the end. Try them again there.' },
    ],
    keys: [['Ctrl K', 'Find or do anything']],
    terms: ['draft', 'week'],
  },
  tasks: {
    what: 'Tasks are what somebody has to do: answer an enquiry, chase a quote, measure a house. Most of them come by themselves.',
    steps: [
      'Group tasks belong to nobody yet. Take one and it moves to your tasks.',
      'Give a task to a colleague with Change, or drop it with a reason.',
      'A task that is late says so in red, the latest first.',
    ],
    terms: ['survey'],
  },
  items: {
    what: 'Every door and frame that visitors and colleagues have designed, the last changed first.',
    steps: [
      'Search by address, name or number, and narrow the list with the filters.',
      'Select several rows to update their bills, to assign them, or to print their work sheets together.',
      'Save a list that you need often as a view.',
    ],
    keys: [find, walk, ['N', 'New door']],
    terms: ['set', 'bom', 'errorLine'],
  },
  'start-from': {
    what: 'A new door begins from a frame style, or as a copy of a door that was made before.',
    steps: [
      'Choose the style that looks like the opening.',
      'Or find an earlier door: the copy takes everything but the address.',
    ],
    terms: ['template', 'set'],
  },
  item: {
    what: 'One door with everything about it: picture, drawing with sizes, options, price and bill of materials.',
    steps: [
      'Type a size in its field or click it in the drawing. A size that cannot be made says which one can.',
      'Change an option in its row. What it rules out is shown with the reason.',
      'Update the bill of materials after a change; the page says when it is out of date.',
      'Add what no rule knows with Pick stock. It stays when the bill is made again.',
      'Changes are saved by themselves, also after a while without a network.',
    ],
    keys: [
      ['Ctrl Z', 'Undo'],
      ['Ctrl Shift Z', 'Redo'],
    ],
    terms: [
      'overall',
      'composite',
      'leaf',
      'packer',
      'sill',
      'threshold',
      'coupling',
      'handing',
      'uValue',
      'sbd',
      'bom',
      'errorLine',
    ],
  },
  'item-design': {
    what: 'A step of the designer, as the visitor has it, for the door that is open.',
    steps: [
      'Choose what the customer asks for. What cannot be had says why, and what to change for it.',
      'Go back to the door for sizes and the bill.',
    ],
    terms: ['suite', 'backing', 'template', 'handing'],
  },
  survey: {
    what: 'The sheet for the house: measure the opening at three heights and three widths, and the order size follows.',
    steps: [
      'Type the measures in mm. The smallest decides, less the fitting gap.',
      'Choose the packers that fill the rest, and take photos.',
      'Tick Measurements final when nothing will change any more. It works without a network and is sent later.',
    ],
    terms: ['survey', 'tolerance', 'packer', 'overall'],
  },
  'work-sheet': {
    what: 'What the works need on paper: sizes, drawing and every line of the bill, a sheet for each door.',
    steps: ['Check that the bill is up to date.', 'Print it, or save it as a PDF in the print window.'],
    terms: ['bom', 'workInstruction', 'composite'],
  },
  enquiries: {
    what: 'What visitors have sent from the designer. Each is answered by one person.',
    steps: [
      'Open one and take it. Its task is yours then.',
      'Ring the person, measure the house, and make a quote from it.',
      'Close it as won, lost or spam when it has come to an end.',
    ],
    keys: [find, walk],
    terms: ['draft', 'survey'],
  },
  enquiry: {
    what: 'One enquiry: who asked, for which door, what they agreed to, and everything that has happened since.',
    steps: [
      'Take it, so that nobody answers twice.',
      'Open the item to correct the door, or the survey to measure it.',
      'Make a customer of the person, then a quote.',
      'The consents are the sentences that the visitor has read, word for word.',
    ],
    terms: ['survey', 'draft'],
  },
  customers: {
    what: 'The people and companies that buy, with their enquiries, quotes and orders.',
    steps: [
      'Add one while they are on the telephone, or make one from an enquiry.',
      'Search by name, address, mail or number.',
    ],
    keys: [find, walk, ['N', 'New customer']],
    terms: ['tier'],
  },
  customer: {
    what: 'One customer: contacts, sites, notes, and all that was done for them.',
    steps: [
      'A site is a house. Its address is proposed for the doors that go there.',
      'Merge two entries of the same person. Nothing is lost.',
      { may: 'running.manage', step: 'Make a zip of what is stored about a person, save it for them, or erase them.' },
    ],
    terms: ['tier', 'markup'],
  },
  quotes: {
    what: 'Every quote with its state and its total, the last changed first.',
    steps: [
      'Filter by what is waiting: quotes to be chased come first.',
      'Begin a new one here, from an enquiry, or from an item.',
      'Export the list for a spreadsheet.',
    ],
    keys: [find, walk, ['N', 'New quote']],
    terms: ['draft', 'tier'],
  },
  quote: {
    what: 'A quote in four parts: items, details, charges, and the paper as the customer gets it.',
    steps: [
      'Add items and set how many. Open a price to see what it is made of.',
      'Details say for whom, how long it is valid, and on which tier it is priced.',
      'Charges are proposed from the items; change them by hand where you must.',
      'The estimate says when it would be fitted, and why. Details try a later week that the customer wants.',
      'Review shows the paper. Send freezes it: from then on only a new version can change it.',
      'Accept it for the customer, or let them do so by their link. Then convert it to an order.',
    ],
    terms: ['listPrice', 'tier', 'netTrade', 'markup', 'deposit', 'twoThirds', 'blocker'],
  },
  orders: {
    what: 'Every order from confirmation to completion, with its production week and what blocks it.',
    steps: [
      'Blockers say what is missing before the next step, and lead there.',
      'Select several orders to update their bills, to set their week, or to put them on hold.',
    ],
    keys: [find, walk, ['N', 'New order']],
    terms: ['blocker', 'week', 'bom'],
  },
  order: {
    what: 'One order: its doors, money, production and papers.',
    steps: [
      'The list of blockers says what stands before the next state. Work through it from above.',
      'Confirm it, set its week, and make it ready for production. The bills are frozen then.',
      'Write down deposits and payments; the balance follows.',
      'A door that was made wrongly is made again with Remake, so that the first one stays in the books.',
    ],
    terms: ['blocker', 'week', 'batch', 'deposit', 'bom'],
  },
  batches: {
    what: 'The production weeks with the batches of each, and how full each week is.',
    steps: [
      'Move a door to another week or another batch, or let the program propose them.',
      'A week that is over its capacity says by how much.',
      'Open a batch to optimise, release and follow it.',
    ],
    terms: ['week', 'capacity', 'batch'],
  },
  batch: {
    what: 'One batch on its way through the works: pieces, cut plans, lists for each station and labels.',
    steps: [
      'Optimise: the program finds how few bars do, offcuts first.',
      'Release it: pieces and bars stay as they are from then on.',
      'Print the labels and hang them on the pieces.',
      'Scan the pieces at each station, and close the batch when all are done.',
    ],
    terms: ['batch', 'piece', 'cutList', 'kerf', 'offcut', 'station'],
  },
  scan: {
    what: 'For the phone in the works: scan the label of a piece and it is done at this station.',
    steps: [
      'Choose your station once.',
      'Scan with the camera, with a hand scanner, or type the number.',
      'Scans without a network are kept and sent later.',
    ],
    terms: ['piece', 'station', 'batch'],
  },
  'my-day': {
    what: 'For the phone of a fitter: your visits, from two days ago to seven days ahead. Everything works without a network too.',
    steps: [
      'Set out tells the customer that you are on the way. Arrived starts the visit.',
      'Scan the label of each door, answer the checklist, take the photos, note what is wrong as a snag.',
      'Hand over: the customer reads, types their name and signs. If nobody signs, say why and take a photo.',
      'What is not sent yet is named at the top, and sent once there is a network. What the office does not take stays there with its reason.',
    ],
    terms: [],
  },
  pricing: {
    what: 'The price list: what every design, size, glass, product and service costs, and the discounts of each tier.',
    steps: [
      'Fabricators read it; admins change it.',
      { may: 'prices.manage', step: 'Change prices in the draft, alone or by a percentage.' },
      { may: 'prices.manage', step: 'The draft names every price that it changes, before and after.' },
      { may: 'prices.manage', step: 'Publish it. Quotes that were sent stay as they are.' },
    ],
    terms: ['listPrice', 'tier', 'netTrade', 'markup', 'draft'],
  },
  settings: {
    what: 'Who you are and how your designer looks to visitors. The designer beside the form shows every change before it is saved.',
    steps: [
      'Fill in the company: it stands on every paper and in every mail.',
      'Upload your logo and choose your colours. The form says when a colour is hard to read.',
      'Say whether visitors see prices, and how exactly.',
      'Look through the list of changes at the foot, then save. History keeps the versions before.',
    ],
    terms: ['markup', 'draft'],
  },
  legal: {
    what: 'Terms and privacy policy as visitors read them before they send an enquiry.',
    steps: [
      'Give a link to your own page, or write the text here.',
      'The frame shows it as visitors will see it. Scripts are taken out.',
      'Leave it empty for the usual text of this program.',
    ],
    terms: [],
  },
  'settings-business': {
    what: 'What the office and the works go by: VAT, numbers, closed days, promised dates, and where mails come from. Each is saved on its own.',
    steps: [
      'Add a rate of VAT before the day on which it holds. Drafts are taxed by the rate of their day.',
      'Let a series of numbers go on where your last program stopped.',
      'Name the days on which the works are closed, so that no week promises them.',
      'Say on which days doors leave, and how long the works need for what. Promises from then on count with it.',
    ],
    terms: ['week', 'capacity'],
  },
  'settings-payments': {
    what: 'When customers pay how much, and the account to which they transfer money.',
    steps: [
      'Add a part for each time at which something is to be paid: the first is the deposit, the last the balance.',
      'Name your bank account, so that customers read it beside what is due.',
    ],
    terms: ['deposit'],
  },
  'settings-messages': {
    what: 'What customers are mailed about their order, in your words, and at which hours nobody is disturbed.',
    steps: [
      'Choose a message and a language, write it, and look at the preview with an order that is made up.',
      'Set the hours in which reminders and questions wait.',
    ],
    terms: [],
  },
  'settings-guarantee': {
    what: 'What fitters answer and photograph before they hand doors over, and for how long each part is guaranteed.',
    steps: [
      'Name each part with its months. The customer reads the day on which each ends.',
      'Write the checklist, one row on each line, and choose the photos that must be there.',
    ],
    terms: [],
  },
  'settings-company': {
    what: 'How your invoices name you: registered name, VAT number and address in the parts that an electronic invoice asks for.',
    steps: [
      'Fill in what the list below calls missing. What nobody has entered stands on no invoice.',
      'Choose an electronic address if your own invoices arrive by Peppol.',
    ],
    terms: [],
  },
  'settings-history': {
    what: 'Every version of your settings: who has changed what, and when.',
    steps: ['Compare the lines of a version.', 'Go back to one. That makes a new version, so nothing is lost.'],
    terms: [],
  },
  catalogue: {
    what: 'Everything that you sell and how it is made: designs, colours, glass, frames, hardware, stock, sizes and the numbers of production.',
    steps: [
      'Choose a kind at the left. Change a value in its cell, or open the row for all of its fields.',
      'Copy a row that is like the new one. Retire what you do not sell any more.',
      'Your changes are a draft. Problems lists what is wrong with it, each with the way there.',
      'Test run makes 2,000 random doors by the draft and by what is sold, and shows in what they differ.',
      'Publish when there are no problems. An earlier version can be sold again.',
      'Export a list, change it in a spreadsheet, and import it; the differences are shown first.',
    ],
    keys: [find, ['Enter', 'Take the value over and go down'], ['Escape', 'Take back what was typed']],
    terms: [
      'draft',
      'retired',
      'product',
      'stock',
      'criteria',
      'formula',
      'mirror',
      'suite',
      'deduction',
      'system',
      'template',
      'errorLine',
    ],
  },
  people: {
    what: 'Who works here: accounts, roles, and the highest discount that each may give.',
    steps: [
      'Invite somebody by mail. They choose their own password.',
      'Installers sell and measure, fabricators make, admins settle everything.',
      'Disable an account that is no longer used. Its sessions end at once; what the person did stays.',
    ],
    keys: [['N', 'Invite']],
    terms: ['audit'],
  },
  account: {
    what: 'Your own account: name, password, log-in by an authenticator app, and the devices on which you are logged in.',
    steps: [
      'Set up the app and keep the recovery codes on paper.',
      'End a session that you do not know, and change your password then.',
    ],
    terms: [],
  },
  running: {
    what: 'Whether the program itself is well: mail, papers, disk, version.',
    steps: ['Green needs nothing.', 'What is wrong says what to do, and leads to the job or the setting.'],
    terms: ['job', 'outbox'],
  },
  jobs: {
    what: 'Mails, papers and cut plans that the program makes by itself, with those that failed first.',
    steps: ['Read why one failed, mend the cause, and try it again now.', 'Discard what is no longer wanted.'],
    terms: ['job', 'outbox'],
  },
  'audit-log': {
    what: 'Who has done what and when, in everything that your company has here.',
    steps: ['Search by word, person, kind and time.', 'Export what you found for a spreadsheet.'],
    terms: ['audit'],
  },
  'personal-data': {
    what: 'What is stored about a person: find it, hand it out, or erase it when they ask for that.',
    steps: [
      'Search by name, mail, phone or address.',
      'Export gives everything in one file to hand over.',
      'Erase takes the person out for good. Doors and sums stay for the books, without a name.',
    ],
    terms: ['audit'],
  },
};

const english = {
  open: 'Help',
  title: 'Help',
  close: 'Close',
  keysTitle: 'Keys',
  termsTitle: 'Words of this page',
  stepsTitle: 'What one does here',
  explain: (name: string) => `What is “${name}”?`,
  topics,
};

export const helpMessages: typeof english = inLanguage(language, { en: english });
