import { router } from '../procedure.ts';
import { addBlankWorkInstruction } from './add-blank-work-instruction.ts';
import { createFromStockSelection } from './create-from-stock-selection.ts';
import { deleteWorkInstruction } from './delete-work-instruction.ts';
import { pickStockForManualInstruction } from './pick-stock-for-manual-instruction.ts';
import {
  findWorkInstructionsForPricing,
  getWorkInstructions,
  linesOfItems,
  pricedLinesOfItems,
} from './read-work-instructions.ts';
import { removeStockForDropdown } from './remove-stock-for-dropdown.ts';
import { updateManualWorkInstruction } from './update-manual-work-instruction.ts';
import { updateWorkinstruction } from './update-workinstruction.ts';

export const workInstructionRouter = router({
  addBlankWorkInstruction,
  createFromStockSelection,
  deleteWorkInstruction,
  findWorkInstructionsForOrderPricing: pricedLinesOfItems,
  findWorkInstructionsForPricing,
  getWorkInstructions,
  getWorkInstructionsForOrderItems: linesOfItems,
  getWorkInstructionsForQuoteItems: linesOfItems,
  pickStockForManualInstruction,
  removeStockForDropdown,
  updateManualWorkInstruction,
  updateWorkinstruction,
});
