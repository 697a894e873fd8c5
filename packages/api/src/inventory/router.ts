import { router } from '../procedure.ts';
import { getArticle, list, moves, valueOn } from './list.ts';
import { count, move, transfer } from './moves.ts';
import { importOpening } from './opening.ts';
import { places, updatePlaces } from './places.ts';
import { updateSupply } from './supply.ts';

/** What is in stock: articles, places and the ledger of all moves. */
export const inventoryRouter = router({
  count,
  getArticle,
  importOpening,
  list,
  move,
  moves,
  places,
  transfer,
  updatePlaces,
  updateSupply,
  valueOn,
});
