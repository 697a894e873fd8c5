import { canonicalJson } from '@door/domain/model/canonical-json';
import type { ClientRow } from '@door/domain/catalogue/client-rows';
import type { ConsentKind, Enquiry } from '../ports/enquiry-store.ts';
import type { CallScope } from '../procedure.ts';

/** What each kind of consent was given to, as the settings showed it; the sentence about the house is the page's own. */
const shownFor: Readonly<Record<ConsentKind, (client: ClientRow, sentence: string) => string>> = {
  terms: ({ terms }) => canonicalJson(terms),
  privacy: ({ privacy }) => canonicalJson(privacy),
  'data-sharing': ({ ui }) => ui.consentYesText,
  'house-picture': (client, sentence) => sentence,
};

/**
 * The consents of an enquiry as they were sent, each with the version of the settings that showed it and the SHA-256 of what was
 * agreed to: of the terms, of the policy, of the sentence.
 */
export async function consentsToWire({ stores, ids }: Scope, enquiry: Enquiry) {
  const { consents } = enquiry;
  const shown = await versionShown(stores, enquiry);
  return consents.map(({ kind, text, given }) => ({
    ...{ Kind: kind, Text: text, Given: given },
    SettingsVersion: shown?.number ?? null,
    Hash: shown ? ids.digest(shownFor[kind](shown.client, text)) : null,
  }));
}

type Scope = Pick<CallScope, 'stores' | 'ids'>;

/**
 * The version that the page named. A program that names none may have a page as old as the version before the one that held when
 * the enquiry was sent: where neither has the sentence about data that came with it, nobody can say what was shown.
 */
async function versionShown({ settings }: Scope['stores'], { consents, submittedAt }: Enquiry) {
  const named = consents[0]?.settingsVersion ?? null;
  if (named !== null) return settings.version(named);
  const said = consents.find(({ kind }) => kind === 'data-sharing')?.text;
  const versions = said === undefined ? [] : await settings.versionsUntil(submittedAt, 2);
  return versions.find(({ client }) => client.ui.consentYesText === said);
}
