import { hasSmokeSeals, isSecured, isSecurityLocked } from '@door/domain/door/system/item-system';
import {
  jobTypeOptions,
  laminationOptions,
  securityOptions,
  smokeSealOptions,
} from '@door/domain/door/build/build-options';
import { trimPlaces } from '@door/domain/door/model/build-choices';
import { optionMessages as messages } from '../../messages/item.ts';
import { stockOption } from './leaf-options.ts';
import { type OptionContext, type ItemOption, optionOf } from './option.ts';

const yesNo = { keyOf: String, labelOf: messages.yesNo } as const;

export const securityItemOptions = ({ item, plain, catalogue, context }: OptionContext): readonly ItemOption[] => [
  optionOf({
    ...yesNo,
    id: 'sbd',
    term: messages.terms.sbd,
    present: isSecured(item),
    standard: isSecured(plain),
    locked: isSecurityLocked(item) ? messages.securedByJob(item.build.jobType) : '',
    options: () => securityOptions(item, context),
    actionOf: (on) => ({ type: 'build.secure', on }),
  }),
  optionOf({
    ...yesNo,
    id: 'laminated',
    term: messages.terms.laminated,
    present: item.build.laminated,
    standard: plain.build.laminated,
    options: () => laminationOptions(item, context),
    actionOf: (on) => ({ type: 'build.laminate', on }),
  }),
  optionOf({
    ...yesNo,
    id: 'smokeControl',
    term: messages.terms.smokeControl,
    present: hasSmokeSeals(item, catalogue),
    standard: hasSmokeSeals(plain, catalogue),
    options: () => smokeSealOptions(item, context),
    actionOf: (on) => ({ type: 'build.sealAgainstSmoke', on }),
  }),
];

export const aroundItemOptions = (context: OptionContext): readonly ItemOption[] =>
  trimPlaces.map((place) => stockOption(place, context));

export const jobItemOptions = ({ item, plain, context }: OptionContext): readonly ItemOption[] => [
  optionOf({
    id: 'jobType',
    term: messages.terms.jobType,
    present: item.build.jobType,
    standard: plain.build.jobType,
    options: () => jobTypeOptions(item, context),
    keyOf: (value) => value,
    labelOf: (value) => messages.jobTypes[value],
    actionOf: (jobType) => ({ type: 'build.chooseJobType', jobType }),
  }),
];
