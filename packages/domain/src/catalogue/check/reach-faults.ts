import { isDrawnKind, pieceDrawings } from '../rows/hardware-drawings.ts';
import type { RowKind } from '../edit/row-kind.ts';
import { isListedSize } from '../../door/glass/glass-options.ts';
import { isMadeFor, isMadeForFrame, shapesOf } from '../../door/glass/theme-shapes.ts';
import type { StockCode } from '../../door/model/ids.ts';
import { criteriaQuestions } from '../../door/stock/door-props.ts';
import { type RowCheck, rowFault } from './row-fault.ts';

/** Frame colours that are offered and that no bar is bought in. */
export const coloursWithoutPair: RowCheck = ({ catalogue: { colours, colourPairs } }) => {
  const inside = colours.filter(({ use, internalStandard }) => use === 'frame' && internalStandard);
  return colours
    .filter(({ use }) => use === 'frame')
    .flatMap(({ id, externalStandard, internalStandard }) => {
      const isOutside = colourPairs.some(
        (pair) => pair.external === id && inside.some((each) => each.id === pair.inside),
      );
      const isInside = colourPairs.some((pair) => pair.inside === id);
      return [
        ...(externalStandard && !isOutside ? [rowFault('no-pair', 'colours', { key: id })] : []),
        ...(internalStandard && !isInside ? [rowFault('never-offered', 'colours', { key: id })] : []),
      ];
    });
};

/** Themes that no pane takes, or that the list does not show. */
export const themesOutOfReach: RowCheck = ({ catalogue: { themes, designs } }) =>
  themes
    .filter(
      (theme) =>
        !theme.sizes.some(isListedSize) ||
        !(
          isMadeForFrame(theme) ||
          designs.some((design) => design.lights.length > 0 && isMadeFor(theme, shapesOf(design)))
        ),
    )
    .map(({ id }) => rowFault('never-offered', 'themes', { key: id }));

/** Handles that no design takes, or that are not stocked in a finish in which they are offered. */
export const handlesOutOfReach: RowCheck = ({ catalogue: { handles, designs, masters, stock } }) =>
  handles.flatMap(({ handleType, suites, designGroups }) => {
    const ids = masters.filter((master) => master.handleType === handleType).map(({ id }) => id);
    const lacks = suites.filter(
      (suite) => !stock.some((row) => ids.includes(row.masterId) && (row.suite === suite || row.suite === null)),
    );
    return [
      ...lacks.map((suite) => rowFault('handle-not-stocked', 'handles', { key: handleType, about: suite })),
      ...(designs.some(({ hardwareGroup }) => designGroups.includes(hardwareGroup))
        ? []
        : [rowFault('never-offered', 'handles', { key: handleType })]),
    ];
  });

/** Pieces that are seen on a leaf and name none of the drawings of their kind. */
export const drawingsMissing: RowCheck = ({ catalogue: { masters } }) =>
  masters
    .filter(({ kind, drawnAs }) => isDrawnKind(kind) && !pieceDrawings[kind].some((each) => each === drawnAs))
    .map(({ id, code }) => rowFault('drawing-missing', 'masters', { key: id, about: code }));

/** Size stock and thresholds that a bill takes and that no stock row describes. */
export const stockMissing: RowCheck = ({ catalogue: { stock, sizeStock, thresholds } }) => {
  const codes = new Set(stock.map(({ code }) => code));
  const lacking = (kind: RowKind, rows: readonly { readonly code: StockCode }[]) =>
    rows.filter(({ code }) => !codes.has(code)).map(({ code }) => rowFault('stock-missing', kind, { key: code }));
  return [...lacking('sizeStock', sizeStock), ...lacking('thresholds', thresholds)];
};

/** Products of which there is no stock, and stock whose criteria ask what no door answers. */
export const stockOutOfReach: RowCheck = ({ catalogue: { masters, stock } }) => [
  ...masters
    .filter(({ id }) => !stock.some(({ masterId }) => masterId === id))
    .map(({ id, code }) => rowFault('product-without-stock', 'masters', { key: id, about: code })),
  ...stock.flatMap(({ code, criteria }) =>
    Object.entries(criteria).flatMap(([question, allowed]) => [
      ...(criteriaQuestions.includes(question)
        ? []
        : [rowFault('unknown-question', 'stock', { key: code, about: question })]),
      ...(allowed.length > 0 ? [] : [rowFault('never-offered', 'stock', { key: code, about: question })]),
    ]),
  ),
];
