import { bankLimits, holdsWords, keyedEntries } from '@door/domain/selling/payment/bank-line';
import { dayForms, readCsvStatement, type StatementOutcome } from '@door/domain/selling/payment/csv-statement';
import { accepted, refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { booleanInput, oneOf } from '../input/choices.ts';
import { newIdInput } from '../input/ids.ts';
import { filledText, text } from '../input/text.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { StoredLine, StoredStatement } from './bank-store.ts';
import { bookLine } from './book-line.ts';
import { type MatchedLine, matchLines } from './match-lines.ts';
import { bankMessages } from './messages.ts';
import { readCamt } from './read-camt.ts';

const head = text(100);

const profileInput = z.strictObject({
  Name: filledText(60),
  Day: filledText(100),
  Amount: filledText(100),
  /** '' for a column that the bank has not, as of all that follow. */
  Out: head,
  Text: head,
  Reference: head,
  Party: head,
  BankReference: head,
  Currency: head,
  Decimal: oneOf(['.', ',']),
  Days: oneOf(dayForms),
  /** Of money that came in. */
  Sign: oneOf(['+', '-']),
});

/** Characters of a file in base64; a file of a byte more than is read is told so, and not its length. */
const longestContent = Math.ceil((bankLimits.bytes + 3) / 3) * 4;

const input = z.strictObject({
  /** Made up by the page, so that a message that is sent twice imports once. */
  Id: newIdInput,
  FileName: filledText(200),
  /** Its bytes in base64. */
  Content: z.base64('must be base64').max(longestContent, `must have at most ${String(longestContent)} characters`),
  /** How a CSV file is read; a CAMT file says so itself. */
  Profile: profileInput.optional(),
  /** True: nothing is written. */
  DryRun: booleanInput,
});

/** Takes the lines of a bank's statement, each once, however many files hold it, and books those that say their order. */
export const importStatement = procedure
  .allow('bank.reconcile')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const { bank, settings } = ctx.stores;
    // Of two imports at once, one waits here and then finds what the other has added.
    if (!sent.DryRun) await settings.load();
    const earlier = await bank.statement(sent.Id);
    if (earlier) return statementToWire(earlier, { dryRun: false, others: [] });
    const read = readFile(ctx, sent);
    const lines = await newLines(ctx, sent.Id, read.entries);
    const matched = await matchLines(ctx, lines);
    const certain = matched.filter(({ kind, line, order }) => kind === 'certain' && line.state === 'New' && order);
    const statement: StoredStatement = {
      id: sent.Id,
      fileName: sent.FileName,
      profile: sent.Profile ? profileOf(sent.Profile) : null,
      added: lines.length,
      known: read.entries.length - lines.length,
      booked: certain.length,
      pending: read.pending,
      empty: read.empty,
      importedBy: ctx.caller.userId,
      importedAt: ctx.clock.now().toISOString(),
    };
    if (!sent.DryRun) {
      await bank.addStatement(statement);
      await bank.addLines(lines);
      await bookCertain(ctx, certain);
    }
    return statementToWire(statement, { dryRun: sent.DryRun, others: read.otherAccounts });
  });

interface Told {
  readonly dryRun: boolean;
  readonly others: readonly string[];
}

const statementToWire = (statement: StoredStatement, { dryRun, others }: Told) => ({
  Id: statement.id,
  /** Lines that no file has held before, and those that one has. */
  New: statement.added,
  Known: statement.known,
  /** Not booked yet by the bank, and of nothing: both are left out. */
  Pending: statement.pending,
  Empty: statement.empty,
  /** New ones that say their order. */
  Booked: statement.booked,
  /** Accounts of which the file tells, too, and of which nothing was taken. */
  OtherAccounts: others,
  DryRun: dryRun,
});

function readFile(ctx: OfficeScope, { Content, Profile }: z.output<typeof input>) {
  const { bank: account, currency } = ctx.supplier.client;
  const { iban } = unwrapOrThrow(account ? accepted(account) : refused('bank.no-account', bankMessages.noAccount));
  const bytes = Buffer.from(Content, 'base64');
  if (bytes.length > bankLimits.bytes) unwrapOrThrow(refused('bank.too-big', bankMessages.tooBig));
  const file = unwrapOrThrow(textOf(bytes));
  const outcome: StatementOutcome = /^\s*</.test(file)
    ? readCamt(file, iban)
    : readCsvStatement(file, {
        iban,
        currency,
        profile: profileOf(
          unwrapOrThrow(Profile ? accepted(Profile) : refused('bank.no-profile', bankMessages.noProfile)),
        ),
      });
  const read = unwrapOrThrow(
    'fault' in outcome ? refused('bank.unreadable', bankMessages.unreadable(outcome.fault)) : accepted(outcome),
  );
  const isOfAnother = read.otherAccounts.length > 0 && read.entries.length + read.pending + read.empty === 0;
  if (isOfAnother) unwrapOrThrow(refused('bank.other-account', bankMessages.otherAccount(read.otherAccounts, iban)));
  return read;
}

const profileOf = (profile: z.output<typeof profileInput>) => ({
  name: profile.Name,
  day: profile.Day,
  amount: profile.Amount,
  out: profile.Out,
  text: profile.Text,
  reference: profile.Reference,
  party: profile.Party,
  bankReference: profile.BankReference,
  currency: profile.Currency,
  decimal: profile.Decimal,
  days: profile.Days,
  sign: profile.Sign,
});

/** In the letters that it says it is in; of a CSV file, which says none, UTF-8 or else those of Windows. */
function textOf(bytes: Uint8Array) {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const said = /^[^<]*<\?xml[^>]*\sencoding=["']([\w-]+)["']/.exec(start)?.[1];
  const isXml = /^[^\w]*</.test(start);
  for (const name of said ? [said] : isXml ? ['utf-8'] : ['utf-8', 'windows-1252'])
    try {
      return accepted(new TextDecoder(name, { fatal: true }).decode(bytes));
    } catch {
      // Another name, or none that is known.
    }
  return refused('bank.unreadable', bankMessages.encoding);
}

/** The lines that no file has held before; those that a rule leaves alone are ignored. */
async function newLines(
  ctx: OfficeScope,
  statementId: string,
  entries: Parameters<typeof keyedEntries>[0],
): Promise<readonly StoredLine[]> {
  const { bank } = ctx.stores;
  const rules = await bank.rules();
  const named = keyedEntries(entries).map(({ key, entry }) => ({
    id: ctx.ids.itemNamed(`bank line ${String(ctx.clientId)} ${key}`),
    entry,
  }));
  const known = new Set(await bank.known(named.map(({ id }) => id)));
  const fresh = new Map(named.filter(({ id }) => !known.has(id)).map((line) => [line.id as string, line]));
  const changedAt = ctx.clock.now().toISOString();
  return [...fresh.values()].map(({ id, entry }) => ({
    id,
    statementId,
    entry,
    orderId: null,
    paymentId: null,
    reverses: null,
    changedBy: null,
    changedAt,
    state: rules.some(({ holds }) => holdsWords(entry, holds)) ? 'Ignored' : 'New',
  }));
}

/** In nobody's name: the rule says so. Those that take a line back come last, since that may be one of these. */
async function bookCertain(ctx: OfficeScope, certain: readonly MatchedLine[]): Promise<void> {
  const rule = { ...ctx, caller: { role: 'public' } } as const;
  const ids = [...new Set(certain.flatMap(({ order }) => order?.id ?? []))];
  await ctx.stores.orders.loadAll(ids);
  const inTurn = certain.toSorted((one, other) => Number(one.reverses !== null) - Number(other.reverses !== null));
  for (const { line, order, reverses } of inTurn) {
    const stored = order && (await ctx.stores.orders.load(order.id));
    if (stored) await bookLine(rule, { line, stored, reverses, by: null });
    await ctx.yieldToEventLoop();
  }
}
