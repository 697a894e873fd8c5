import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { MasterStock, Stock } from '../../catalogue/rows/stock-rows.ts';
import type { SystemId } from '../model/ids.ts';
import { systemOf } from '../system/item-system.ts';
import { profilesOf, slabsOf } from './made-in-system.ts';

const questions = ['fireIntegrity', 'smokeControl', 'sbd', 'doorThickness', 'liniarFrameCode', 'threshold'] as const;
type Answers = Readonly<Record<(typeof questions)[number], readonly string[]>>;

/** What doors of a system may answer to criteria of stock. Other criteria depend on the door only. */
function answersIn(systemId: SystemId, catalogue: Catalogue): Answers {
  const { fire, securable, thresholds } = systemOf(systemId, catalogue);
  return {
    fireIntegrity: [fire ?? 'None'],
    smokeControl: fire ? ['S'] : ['S', 'None'],
    sbd: securable === false ? ['No'] : ['No', 'Yes'],
    doorThickness: slabsOf({ systemId }, catalogue).map(String),
    liniarFrameCode: profilesOf({ systemId }, catalogue),
    threshold: thresholds ?? catalogue.sold.thresholds.map(({ code }) => code),
  };
}

/** The products of option lists of which a door of this system may have at least one variant. */
export function productsOfSystem(systemId: SystemId, catalogue: Catalogue): readonly MasterStock[] {
  const { masters, stock, thresholds } = catalogue.sold;
  const answers = answersIn(systemId, catalogue);
  const isThreshold = (code: string) => thresholds.some((threshold) => threshold.code === code);
  const mayHave = ({ criteria, code }: Stock): boolean =>
    questions.every((question) => criteria[question]?.some((allowed) => answers[question].includes(allowed)) ?? true) &&
    (!isThreshold(code) || answers.threshold.includes(code));
  const made = new Set(stock.filter(mayHave).map(({ masterId }) => masterId));
  return masters.filter(({ id, dropdown }) => dropdown !== null && made.has(id));
}
