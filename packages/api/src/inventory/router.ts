import { router } from '../procedure.ts';
import { getArticle } from './article.ts';
import { exports, exportStock, getExport } from './export.ts';
import { list, moves, valueOn } from './list.ts';
import { count, move, transfer } from './moves.ts';
import { importOpening } from './opening.ts';
import { places, updatePlaces } from './places.ts';
import { shortages } from './shortages.ts';
import { updateSupply } from './supply.ts';

/** What is in stock: articles, places, the ledger of all moves, and what orders will take. */
export const inventoryRouter = router({
  count,
  export: exportStock,
  exports,
  getArticle,
  getExport,
  importOpening,
  list,
  move,
  moves,
  places,
  shortages,
  transfer,
  updatePlaces,
  updateSupply,
  valueOn,
});
