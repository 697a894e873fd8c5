import { type OptionChoice, optionNames } from '../door/model/option-choices.ts';
import { type DocumentVersions, readDocument } from './read-document.ts';

/** The options of a saved set as they are stored. */
export interface OptionSetDocument {
  readonly version: 1;
  readonly choices: readonly OptionChoice[];
}

export const optionSetDocument = (choices: readonly OptionChoice[]): OptionSetDocument => ({ version: 1, choices });

/** Reads a stored set of any version; throws `UnreadableDocument`. An option that no release knows any more is left out. */
export const readOptionSetDocument = (json: unknown): readonly OptionChoice[] => readDocument(json, versions);

const versions: DocumentVersions<readonly OptionChoice[]> = {
  what: 'option set',
  readers: {
    1: (fields) =>
      fields.records('choices').flatMap((choice) => {
        const [name, key] = [choice.text('option'), choice.text('key')];
        const option = optionNames.find((each) => each === name);
        return option ? [{ option, key }] : [];
      }),
  },
};
