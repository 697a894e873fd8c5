import { listed } from '@door/domain/lib/sentence';
import { inLanguage, language } from '../../shared/text/language.ts';

/** The texts of the saved option sets. */
const optionSetEnglish = {
  open: 'Option sets',
  title: 'Option sets',
  none: 'No option set is saved yet.',
  isDefault: 'For new doors',
  holds: (terms: readonly string[]) => listed(terms, 'and'),
  apply: (name: string) => `Apply ${name}`,
  applyShort: 'Apply',
  applied: (name: string, count: number) =>
    count === 0
      ? `${name}: this door has all of it that it can have.`
      : `${name}: ${count === 1 ? '1 option was set' : `${String(count)} options were set`}. One undo takes all of it back.`,
  refused: 'Not set:',
  rename: (name: string) => `Rename ${name}`,
  renameShort: 'Rename',
  newName: 'New name',
  remove: (name: string) => `Delete ${name}`,
  removeShort: 'Delete',
  askRemove: (name: string) => `Delete ${name}? Doors that have its options keep them.`,
  markDefault: (name: string) => `Use for new doors: ${name}`,
  markShort: 'Use for new doors',
  unmarkDefault: (name: string) => `Not for new doors: ${name}`,
  unmarkShort: 'Not for new doors',
  saveAs: 'Save the options of this door as',
  save: 'Save',
  cancel: 'Cancel',
  done: 'Done',
  nameMissing: 'A set needs a name.',
};

type OptionSetMessages = typeof optionSetEnglish;

export const optionSetMessages: OptionSetMessages = inLanguage(language, { en: optionSetEnglish });
