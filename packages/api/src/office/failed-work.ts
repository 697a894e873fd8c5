import type { FailedMail } from '../ports/job-store.ts';
import type { OfficeScope } from '../procedure.ts';

/** So many of each kind are named. */
const most = 20;

/** What the server could not do: documents that were not made, mails that were not sent, and its own work whose last run failed. */
export async function failedWorkToWire({ stores }: OfficeScope) {
  const documents = await stores.documents.failed(most);
  const mails = [];
  for (const mail of await stores.jobs.failedMails(most)) {
    mails.push({
      Id: mail.id,
      Kind: mail.kind,
      About: await subjectOf({ stores }, mail),
      Since: mail.since,
      NextAt: mail.nextAt,
    });
  }
  return {
    Documents: documents.map(({ kind, aboutId, version, at }) => ({
      Kind: kind,
      AboutId: aboutId,
      Version: version,
      At: at,
    })),
    Mails: mails,
    Runs: (await stores.jobs.failedRuns()).map(({ kind, at }) => ({ Kind: kind, At: at })),
  };
}

/** The enquiry, quote or order that a mail is about; null: it was erased. */
async function subjectOf({ stores }: Pick<OfficeScope, 'stores'>, { kind, about }: FailedMail) {
  if ('enquiryId' in about) return { Of: 'enquiry' as const, Id: about.enquiryId };
  const document = await stores.documents.load(about.documentId);
  if (!document) return null;
  return { Of: kind === 'quote-to-customer' ? ('quote' as const) : ('order' as const), Id: document.aboutId };
}
