import type { OptionName } from '@door/domain/model/option-choices';
import { optionWords } from '../../words/options.ts';

const { terms } = optionWords;

/** What each option is called that a saved set may hold. */
export const optionTerms: Readonly<Record<OptionName, string>> = { ...terms.places, ...terms.extras, ...terms };
