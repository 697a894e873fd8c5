import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { type ShownLegalText, shownLegalText } from '@door/domain/settings/legal-text';
import type { ConsentKind, Enquiry } from './enquiry-store.ts';
import type { CallScope } from '../procedure.ts';

/** What each kind of consent was given to, as the settings showed it; the sentence about the house is the page's own. */
const shownFor: Readonly<Record<ConsentKind, (client: ClientRow, sentence: string) => ShownLegalText>> = {
  terms: ({ terms }) => shownLegalText('terms', terms),
  privacy: ({ privacy }) => shownLegalText('privacy', privacy),
  'data-sharing': ({ ui }) => ({ kind: 'text', text: ui.consentYesText }),
  'house-picture': (client, sentence) => ({ kind: 'text', text: sentence }),
};

/**
 * The consents of an enquiry as they were sent, each with the version of the settings that showed it and the SHA-256 of the text
 * that was agreed to. Of a page at an address there is none: nobody has kept what it said on that day.
 */
export async function consentsToWire({ stores, ids }: Scope, enquiry: Enquiry) {
  const { consents } = enquiry;
  const shown = await versionShown(stores, enquiry);
  return consents.map(({ kind, text, given }) => {
    const agreed = shown && shownFor[kind](shown.client, text);
    return {
      Kind: kind,
      Text: text,
      Given: given,
      SettingsVersion: shown?.number ?? null,
      Hash: agreed?.kind === 'text' ? ids.digest(agreed.text) : null,
      /** Where only a page was shown; null: the text has the hash. */
      Page: agreed?.kind === 'page' ? agreed.address : null,
    };
  });
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
