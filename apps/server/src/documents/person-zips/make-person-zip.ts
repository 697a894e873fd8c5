import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { ExportScope, PersonRecord } from '@door/api/customer/export-records';
import { type PersonContent, personContent, type PersonFile } from '@door/api/customer/person-content';
import { type EvidenceContent, evidenceContent } from '@door/api/payment/evidence';
import type { ZipFile } from '@door/api/ports/blobs';
import type { Ports } from '@door/api/ports/context';
import type { JobOf } from '@door/api/ports/outbox';
import type { PersonZip } from '@door/api/customer/person-zip-store';
import { type ClientId, clientId } from '@door/domain/door/model/ids';
import { keysOf } from '@door/domain/lib/records';
import type { BlobStore } from '../../storage/blob-name.ts';
import { english as messages } from './english.ts';
import { jsonPieces } from './json-pieces.ts';
import { type ZipEntry, zipped } from './zipped.ts';

interface ZipPorts extends Omit<Ports, 'blobs'> {
  readonly blobs: BlobStore;
  /** Bytes of files that a zip holds at most; absent: 2 GB, which every program can open. */
  readonly mostBytes?: number;
}

const twoGigabytes = 2 * 1024 ** 3;
/** Files after which the page learns again how far it is. */
const filesBetweenReports = 10;

/** Where the zip of a person lies. */
export const zipFile = (blob: string): ZipFile => ({ container: 'personzips', name: blob, type: 'zip' });

/** Makes a zip of everything that is kept of a person, or of what answers a dispute. Throws when it could not: the queue then retries the job. */
export function makePersonZip(ports: ZipPorts) {
  return async ({ clientId: id, zipId }: JobOf<'make-person-zip'>): Promise<void> => {
    const client = clientId(id);
    const { transactions } = ports;
    try {
      const found = await contentOf(ports, client, zipId);
      if (found && found.zip.state !== 'ready') await make(ports, client, found);
    } catch (error) {
      await transactions.run(client, ({ personZips }) => personZips.failOnce(zipId));
      throw error;
    }
  };
}

/** Deletes the file of a zip that nobody may have any more. */
export const deletePersonZip =
  ({ blobs }: { readonly blobs: Pick<BlobStore, 'removeMade'> }) =>
  ({ blob }: JobOf<'delete-person-zip'>): Promise<void> =>
    blobs.removeMade(zipFile(blob));

type Content = PersonContent | EvidenceContent;

interface Found {
  readonly zip: PersonZip;
  readonly content: Content;
}

/** Read in one transaction, as it is at this moment; undefined: the person was erased, or has a newer zip. */
async function contentOf(ports: ZipPorts, client: ClientId, zipId: string): Promise<Found | undefined> {
  const supplier = await ports.suppliers.find(client);
  if (!supplier) return undefined;
  return ports.transactions.run(client, async (stores) => {
    const zip = await stores.personZips.load(zipId);
    const nobody = { requestId: zipId, address: '', agent: '', device: '' };
    const scope: ExportScope = { ...ports, ...nobody, clientId: client, supplier, stores };
    const content =
      zip && (await (zip.about === 'order' ? evidenceContent(scope, zip.aboutId) : personContent(scope, zip)));
    return content && { zip, content };
  });
}

async function make(ports: ZipPorts, client: ClientId, { zip, content }: Found): Promise<void> {
  const { blobs, transactions } = ports;
  const file = zipFile(zip.blob);
  // What an attempt has left whose process was killed.
  await blobs.removeMade(file);
  const tally: Tally = { bytes: 0, leftOut: [] };
  const files = content.files.length;
  const entries = entriesOf(ports, { content, tally }, (done) =>
    transactions.run(client, ({ personZips }) => personZips.progress(zip.id, { done, files })),
  );
  let size = 0;
  const counted = async function* () {
    for await (const piece of zipped(entries, zip.askedAt)) {
      size += piece.length;
      yield piece;
    }
  };
  await blobs.putMadeInPieces(file, counted());
  const made = { files, leftOut: tally.leftOut.length, size };
  const isWanted = await transactions.run(client, ({ personZips }) => personZips.finish(zip.id, made));
  if (!isWanted) await blobs.removeMade(file);
}

/** What was put in so far, and what could not be. */
interface Tally {
  bytes: number;
  readonly leftOut: LeftOut[];
}

interface Filling {
  readonly content: Content;
  readonly tally: Tally;
}

/** The files first: only then is it known which of them are missing, and the text about them comes last. */
async function* entriesOf(
  ports: ZipPorts,
  { content, tally }: Filling,
  notify: (done: number) => Promise<void>,
): AsyncGenerator<ZipEntry> {
  const { files } = content;
  for (const [done, file] of files.entries()) {
    if (done % filesBetweenReports === 0) await notify(done);
    const bytes = await bytesOf(ports, file, tally);
    if (bytes) yield { path: file.path, content: bytes };
  }
  await notify(files.length);
  if ('record' in content) yield* personTexts(content.record, tally);
  else for (const { path, lines } of content.texts) yield { path, content: [textOf(lines)] };
}

async function* personTexts(record: PersonRecord, tally: Tally): AsyncGenerator<ZipEntry> {
  for (const enquiry of record.Enquiries)
    yield { path: `enquiries/${enquiry.Number}.txt`, content: [enquiryText(enquiry)] };
  if (record.Mails.length > 0) yield { path: 'mails.txt', content: [mailsText(record.Mails)] };
  yield { path: 'data.json', content: await dataJson(record) };
  yield { path: 'README.txt', content: [readmeText(record, tally.leftOut)] };
}

async function bytesOf(
  { blobs, mostBytes = twoGigabytes }: ZipPorts,
  { path, blob }: PersonFile,
  tally: Tally,
): Promise<Uint8Array | undefined> {
  const leaveOut = (why: LeftOut['why']) => void tally.leftOut.push({ path, why });
  if (blob === null) return leaveOut('unmade');
  const bytes = 'type' in blob ? await blobs.readMade(blob) : await blobs.read(blob);
  if (!bytes) return leaveOut('missing');
  if (tally.bytes + bytes.length > mostBytes) return leaveOut('tooMuch');
  tally.bytes += bytes.length;
  return bytes;
}

async function dataJson(record: PersonRecord): Promise<readonly string[]> {
  const pieces: string[] = [];
  for (const piece of jsonPieces(record)) {
    pieces.push(piece);
    await turnOfOthers();
  }
  return pieces;
}

/** A file that is not in the zip, and why. */
interface LeftOut {
  readonly path: string;
  readonly why: keyof typeof messages.readme.leftOut;
}

/** `2026-11-22 10:05`, in UTC. */
const momentText = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

const textOf = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`;

/** What each file of the zip is, in plain words, and what is missing. */
function readmeText(record: PersonRecord, leftOut: readonly LeftOut[]): string {
  const t = messages.readme;
  const missing = leftOut.map(({ path, why }) => `  ${path} ${t.leftOut[why]}`);
  return textOf([
    t.heading(record.Supplier),
    t.asOf(momentText(record.ExportedAt)),
    '',
    t.inside,
    ...keysOf(t.parts).flatMap((part) => ['', `  ${part}`, `  ${t.parts[part]}`]),
    '',
    t.version(String(record.Version)),
    ...(missing.length > 0 ? ['', t.notInIt, ...missing] : []),
  ]);
}

/** An enquiry as it was sent. */
function enquiryText(enquiry: PersonRecord['Enquiries'][number]): string {
  const t = messages.enquiry;
  const consents = enquiry.Consents.map(({ Text, Given }) => `  ${Given ? t.given : t.notGiven}: ${Text}`);
  return textOf([
    t.heading(enquiry.Number, momentText(enquiry.SubmittedAt)),
    '',
    ...keysOf(t.fields).map((field) => `${t.fields[field]}: ${enquiry[field] || t.none}`),
    ...(consents.length > 0 ? ['', t.consents, ...consents] : []),
  ]);
}

/** The mails of the last month, one a line. */
function mailsText(mails: PersonRecord['Mails']): string {
  const t = messages.mails;
  const kinds: Readonly<Record<string, string>> = t.kinds;
  const lines = mails.map(({ Kind, To, State, Since }) =>
    t.at(momentText(Since), t.mail(kinds[Kind] ?? Kind, To ?? t.nobody, t.states[State])),
  );
  return textOf([t.heading, '', ...lines]);
}
