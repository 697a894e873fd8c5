import { type CatalogueContent, withCatalogue, withProduction } from './catalogue-content.ts';
import { faultsOfValue, isValid } from './check-value.ts';
import type { Field } from './field.ts';
import {
  capacityField,
  checkLimitsField,
  clearancesField,
  codePatternsField,
  componentWeightsField,
  consumptionField,
  cuttingAllowancesField,
  dividersField,
  glassUnitLimitsField,
  glazingField,
  limitsField,
  partArticlesField,
  productionField,
  type ProductionNumbers,
  sawField,
  thermalField,
} from './kinds/record-kinds.ts';
import type { RecordKind } from './row-kind.ts';
import type { RowOutcome } from './row-list.ts';
import type { Shape } from './shape.ts';

/** A table of which a supplier has one, as it is edited. */
interface RowRecord {
  readonly shape: Shape<'record'> | Shape<'table'>;
  readonly row: (content: CatalogueContent) => object;
  readonly replace: (content: CatalogueContent, row: unknown) => RowOutcome;
}

const rowRecord = <Row extends object>(
  field: Field<Row> & { readonly shape: Shape<'record'> | Shape<'table'> },
  read: (content: CatalogueContent) => Row,
  write: (content: CatalogueContent, row: Row) => CatalogueContent,
): RowRecord => ({
  shape: field.shape,
  row: read,
  replace: (content, row) =>
    isValid(field, row)
      ? { ok: true, content: write(content, row) }
      : { ok: false, faults: faultsOfValue(field.shape, row) },
});

/** Every table of which a supplier has one. */
export const rowRecords: Readonly<Record<RecordKind, RowRecord>> = {
  limits: rowRecord(
    limitsField,
    ({ catalogue }) => catalogue.limits,
    (content, limits) => withCatalogue(content, { limits }),
  ),
  clearances: rowRecord(
    clearancesField,
    ({ catalogue }) => catalogue.clearances,
    (content, clearances) => withCatalogue(content, { clearances }),
  ),
  cuttingAllowances: rowRecord(
    cuttingAllowancesField,
    ({ production }) => production.cuttingAllowances,
    (content, cuttingAllowances) => withProduction(content, { cuttingAllowances }),
  ),
  saw: rowRecord(
    sawField,
    ({ production }) => production.saw,
    (content, saw) => withProduction(content, { saw }),
  ),
  capacity: rowRecord(
    capacityField,
    ({ production }) => production.capacity,
    (content, capacity) => withProduction(content, { capacity }),
  ),
  glazing: rowRecord(
    glazingField,
    ({ production }) => production.glazing,
    (content, glazing) => withProduction(content, { glazing }),
  ),
  glassUnitLimits: rowRecord(
    glassUnitLimitsField,
    ({ production }) => production.glassUnitLimits,
    (content, glassUnitLimits) => withProduction(content, { glassUnitLimits }),
  ),
  dividers: rowRecord(
    dividersField,
    ({ production }) => production.dividers,
    (content, dividers) => withProduction(content, { dividers }),
  ),
  partArticles: rowRecord(
    partArticlesField,
    ({ production }) => production.partArticles,
    (content, partArticles) => withProduction(content, { partArticles }),
  ),
  codePatterns: rowRecord(
    codePatternsField,
    ({ production }) => production.codePatterns,
    (content, codePatterns) => withProduction(content, { codePatterns }),
  ),
  consumption: rowRecord(
    consumptionField,
    ({ production }) => production.consumption,
    (content, consumption) => withProduction(content, { consumption }),
  ),
  componentWeights: rowRecord(
    componentWeightsField,
    ({ production }) => production.componentWeights,
    (content, componentWeights) => withProduction(content, { componentWeights }),
  ),
  thermal: rowRecord(
    thermalField,
    ({ production }) => production.thermal,
    (content, thermal) => withProduction(content, { thermal }),
  ),
  checkLimits: rowRecord(
    checkLimitsField,
    ({ production }) => production.checkLimits,
    (content, checkLimits) => withProduction(content, { checkLimits }),
  ),
  production: rowRecord<ProductionNumbers>(
    productionField,
    ({ production: { specialOrderDays, glassStamp, backset } }) => ({ specialOrderDays, glassStamp, backset }),
    withProduction,
  ),
};
