import { type BankEntry, isNoReference, keptText } from '@door/domain/selling/payment/bank-line';
import type { StatementFault, StatementOutcome } from '@door/domain/selling/payment/csv-statement';
import { readAmount } from '@door/domain/selling/pricing/money';
import { SaxesParser } from 'saxes';

/** An element with its own text; names without their prefix. */
interface Element {
  readonly name: string;
  readonly line: number;
  /** Of a sum; '' for none. */
  readonly currency: string;
  readonly children: Element[];
  text: string;
}

class Unreadable extends Error {
  readonly fault: StatementFault;
  constructor(fault: StatementFault) {
    super(fault.what);
    this.fault = fault;
  }
}

/** What a bank says in a CAMT.053 statement of an account (ISO 20022, versions 02 to 08): its booked entries. */
export function readCamt(xml: string, iban: string): StatementOutcome {
  try {
    const statements = allOf(elementsOf(xml), 'BkToCstmrStmt', 'Stmt');
    const own = statements.filter((each) => isAccount(accountOf(each), iban));
    const entries = own.flatMap((each) => allOf(each, 'Ntry'));
    const booked = entries.filter(isBooked);
    const read = booked.flatMap((entry) => linesOf(entry, iban));
    const filled = read.filter(({ amount }) => amount.minor !== 0);
    const others = statements.filter((each) => !own.includes(each)).map(accountOf);
    return {
      entries: filled,
      pending: entries.length - booked.length,
      empty: read.length - filled.length,
      otherAccounts: [...new Set(others)],
    };
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault };
    throw error;
  }
}

/** Deeper than any statement is; what goes deeper is none. */
const deepest = 30;

/** The element that holds the document. No entity and no document type is read: the parser knows those five of XML alone. */
function elementsOf(xml: string): Element {
  const parser = new SaxesParser({ position: true });
  const root: Element = { name: '', line: 1, currency: '', children: [], text: '' };
  const open = [root];
  const fail = (what: 'form' | 'doctype', found: string) => {
    throw new Unreadable({ line: parser.line, what, found });
  };
  parser.on('error', ({ message }) => fail('form', message.replace(/^\d+:\d+: /, '').slice(0, 100)));
  parser.on('doctype', () => fail('doctype', ''));
  parser.on('opentag', ({ name, attributes: { Ccy } }) => {
    const currency = typeof Ccy === 'string' ? Ccy : '';
    const element: Element = { name: name.replace(/^.*:/, ''), line: parser.line, currency, children: [], text: '' };
    open.at(-1)?.children.push(element);
    if (open.push(element) > deepest) fail('form', name);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return root.children[0] ?? root;
}

/** All elements at the end of a path; those of the last name may be many. */
const allOf = (element: Element, ...path: readonly string[]): readonly Element[] =>
  path.reduce<readonly Element[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );

/** The text of the first that is there; '' for none. */
const textOf = (element: Element, ...paths: readonly string[]): string =>
  paths.map((path) => allOf(element, ...path.split('/'))[0]?.text.trim() ?? '').find((text) => text !== '') ?? '';

const accountOf = (statement: Element): string =>
  textOf(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id').replaceAll(' ', '').toUpperCase();

/** An account without an IBAN is said by its number, with which that ends. */
const isAccount = (said: string, iban: string): boolean =>
  said === iban || (/^\d{8,}$/.test(said) && iban.endsWith(said));

/** Since version 08 the state has a code inside. */
const isBooked = (entry: Element): boolean => textOf(entry, 'Sts/Cd', 'Sts') === 'BOOK';

const isTrue = (text: string): boolean => text === 'true' || text === '1';

/** The lines of an entry: its payments where they come to its sum, else one. */
function linesOf(entry: Element, iban: string): readonly BankEntry[] {
  const isReversal = isTrue(textOf(entry, 'RvslInd', 'RvsdInd'));
  const whole = { ...sumOf(entry, 'Amt', signOf(entry)), isReversal };
  const said = textOf(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm');
  const day = /^20\d\d-\d\d-\d\d(?=T|$)/.exec(said)?.[0];
  if (day === undefined) throw new Unreadable({ line: entry.line, what: 'day', found: said });
  const details = allOf(entry, 'NtryDtls', 'TxDtls');
  const parts = details.length > 1 ? partsOf(entry, details) : null;
  const facts = { iban, day, isReversal };
  const reference = bankReferenceOf(entry, 'AcctSvcrRef');
  const references = details.map((detail) => bankReferenceOf(detail, 'Refs/AcctSvcrRef'));
  if (parts && parts.reduce((sum, { amount }) => sum + amount.minor, 0) === whole.amount.minor)
    return parts.map(({ amount, detail }, at) => ({
      ...facts,
      amount,
      ...wordsOf(entry, [detail]),
      // Payments of one entry may all bear its reference.
      bankReference:
        reference + references[at] === ''
          ? ''
          : keptText([reference, references[at], at + 1].join(' '), 'bankReference'),
    }));
  const bankReference = keptText(reference || (references[0] ?? ''), 'bankReference');
  return [{ ...facts, amount: whole.amount, ...wordsOf(entry, details), bankReference }];
}

const bankReferenceOf = (element: Element, path: string): string => {
  const said = textOf(element, path);
  return isNoReference(said) ? '' : said;
};

/** Each payment of an entry with its sum; null where one has none. */
function partsOf(entry: Element, details: readonly Element[]) {
  const parts = details.map((detail) => {
    const path = ['Amt', 'AmtDtls/TxAmt/Amt'].find((each) => textOf(detail, each) !== '');
    const sign = textOf(detail, 'CdtDbtInd') === '' ? signOf(entry) : signOf(detail);
    return path === undefined ? null : { detail, ...sumOf(detail, path, sign) };
  });
  const whole = parts.filter((part) => part !== null);
  return whole.length === details.length ? whole : null;
}

function signOf(element: Element): 1 | -1 {
  const said = textOf(element, 'CdtDbtInd');
  if (said === 'CRDT') return 1;
  if (said === 'DBIT') return -1;
  throw new Unreadable({ line: element.line, what: 'amount', found: said });
}

function sumOf(element: Element, path: string, sign: 1 | -1): Pick<BankEntry, 'amount'> {
  const found = allOf(element, ...path.split('/'))[0];
  const said = found?.text.trim() ?? '';
  const currency = found?.currency ?? '';
  const amount = readAmount(said, 'EUR');
  if (!amount || amount.minor < 0 || !/^[A-Z]{3}$/.test(currency))
    throw new Unreadable({ line: found?.line ?? element.line, what: 'amount', found: `${said} ${currency}`.trim() });
  return { amount: { minor: sign * amount.minor, currency } };
}

/** What payer and bank have written. Whoever is on the other side pays what came in, and is paid what went out. */
function wordsOf(entry: Element, details: readonly Element[]): Pick<BankEntry, 'text' | 'reference' | 'party'> {
  const others = signOf(entry) > 0 ? ['Dbtr', 'UltmtDbtr'] : ['Cdtr', 'UltmtCdtr'];
  const parties = others.flatMap((other) => [`RltdPties/${other}/Nm`, `RltdPties/${other}/Pty/Nm`]);
  const each = (...paths: readonly string[]) => details.map((detail) => textOf(detail, ...paths));
  const texts = [
    ...details.flatMap((detail) => allOf(detail, 'RmtInf', 'Ustrd').map(({ text }) => text)),
    ...each('AddtlTxInf'),
    ...each('Refs/EndToEndId').filter((id) => id !== 'NOTPROVIDED'),
    textOf(entry, 'AddtlNtryInf'),
  ];
  return {
    text: keptText(texts.join(' '), 'text'),
    reference: keptText(each('RmtInf/Strd/CdtrRefInf/Ref').join(' '), 'reference'),
    party: keptText(each(...parties)[0] ?? '', 'party'),
  };
}
