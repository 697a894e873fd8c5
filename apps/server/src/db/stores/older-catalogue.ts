import { demoCatalogue, demoProduction } from '@door/catalogue/demo';
import { prices as demoPrices } from '@door/catalogue/rows/prices';
import type { LockOperation, LockRow } from '@door/domain/catalogue/production-rows';
import type { MasterStock } from '@door/domain/catalogue/stock-rows';
import type { CatalogueDocument } from './catalogue-document.ts';

/** Kinds that the first version did not store. Their values stood in code, and are those of the demo supplier. */
const newKinds = {
  'works.glazing': [demoProduction.glazing],
  'works.glassUnitLimits': [demoProduction.glassUnitLimits],
  'works.dividers': [demoProduction.dividers],
  'works.partArticles': [demoProduction.partArticles],
  'works.codePatterns': [demoProduction.codePatterns],
  'works.consumption': [demoProduction.consumption],
  'works.componentWeights': [demoProduction.componentWeights],
  'works.thermal': [demoProduction.thermal],
  prices: [demoPrices],
} satisfies Partial<CatalogueDocument>;

type DocumentWithNewKinds = Partial<CatalogueDocument> & Pick<CatalogueDocument, keyof typeof newKinds>;

/** The stored rows with everything that an older version did not store, and under the names of this version. */
export const upgradeCatalogue = ({
  limits = [],
  clearances = [],
  masters = [],
  'works.locks': locks = [],
  ...stored
}: Partial<CatalogueDocument>): DocumentWithNewKinds => ({
  ...newKinds,
  ...stored,
  limits: limits.map((row) => ({ ...newInLimits, ...row })),
  clearances: clearances.map((row) => ({ ...newInClearances, ...row })),
  masters: masters.map(upgradeMaster),
  'works.locks': locks.map(upgradeLock),
});

const newInLimits = { maxHeightOnThreeHinges: demoCatalogue.limits.maxHeightOnThreeHinges };
const newInClearances = { openLeafBehindFrame: demoCatalogue.clearances.openLeafBehindFrame };

/** The operation of a lock was called `works`. */
interface OlderName {
  readonly works?: LockOperation;
}

const upgradeLock = ({ works, ...lock }: LockRow & OlderName): LockRow =>
  works === undefined ? lock : { ...lock, operation: works };

function upgradeMaster({ lock, ...master }: MasterStock): MasterStock {
  if (!lock) return master;
  const { works, ...fit }: typeof lock & OlderName = lock;
  return { ...master, lock: works === undefined ? fit : { ...fit, operation: works } };
}
