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
 * agreed to: of the terms, of the policy, of the sentence. A page may be as old as the version before the one that held when it was
 * sent. Where neither has the sentence about data that came with the enquiry, nobody can say what the page showed: null.
 */
export async function consentsToWire({ stores, ids }: Pick<CallScope, 'stores' | 'ids'>, enquiry: Enquiry) {
  const { consents, submittedAt } = enquiry;
  const said = consents.find(({ kind }) => kind === 'data-sharing')?.text;
  const versions = said === undefined ? [] : await stores.settings.versionsUntil(submittedAt, 2);
  const shown = versions.find(({ client }) => client.ui.consentYesText === said);
  return consents.map(({ kind, text, given }) => ({
    ...{ Kind: kind, Text: text, Given: given },
    SettingsVersion: shown?.number ?? null,
    Hash: shown ? ids.digest(shownFor[kind](shown.client, text)) : null,
  }));
}
