import { hasSmokeSeals, isSecured, isSecurityLocked } from '@door/domain/door/system/item-system';
import {
  offeredJobTypes,
  offeredLamination,
  offeredSecurity,
  offeredSmokeSeals,
} from '@door/domain/door/build/offer-build';
import { trimPlaces } from '@door/domain/door/model/build-choices';
import { optionMessages as messages } from '../../messages/item.ts';
import { stockOption } from './leaf-options.ts';
import { type OptionContext, type Option, optionOf } from './option.ts';

const yesNo = { keyOf: String, labelOf: messages.yesNo } as const;

export const securityOptions = ({ item, plain, catalogue, context }: OptionContext): readonly Option[] => [
  optionOf({
    ...yesNo,
    id: 'sbd',
    term: messages.terms.sbd,
    present: isSecured(item),
    standard: isSecured(plain),
    locked: isSecurityLocked(item) ? messages.securedByJob(item.build.jobType) : '',
    offers: () => offeredSecurity(item, context),
    actionOf: (on) => ({ type: 'build.secure', on }),
  }),
  optionOf({
    ...yesNo,
    id: 'laminated',
    term: messages.terms.laminated,
    present: item.build.laminated,
    standard: plain.build.laminated,
    offers: () => offeredLamination(item, context),
    actionOf: (on) => ({ type: 'build.laminate', on }),
  }),
  optionOf({
    ...yesNo,
    id: 'smokeControl',
    term: messages.terms.smokeControl,
    present: hasSmokeSeals(item, catalogue),
    standard: hasSmokeSeals(plain, catalogue),
    offers: () => offeredSmokeSeals(item, context),
    actionOf: (on) => ({ type: 'build.sealAgainstSmoke', on }),
  }),
];

export const aroundOptions = (context: OptionContext): readonly Option[] =>
  trimPlaces.map((place) => stockOption(place, context));

export const jobOptions = ({ item, plain, context }: OptionContext): readonly Option[] => [
  optionOf({
    id: 'jobType',
    term: messages.terms.jobType,
    present: item.build.jobType,
    standard: plain.build.jobType,
    offers: () => offeredJobTypes(item, context),
    keyOf: (value) => value,
    labelOf: (value) => messages.jobTypes[value],
    actionOf: (jobType) => ({ type: 'build.chooseJobType', jobType }),
  }),
];
