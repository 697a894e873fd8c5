import { router } from '../procedure.ts';
import { getHolidays, updateHolidays } from './holidays.ts';
import { getNumbers, updateNumber } from './numbers.ts';
import { updateBank, updatePlan } from './payments.ts';
import { getSettings, restoreSettings, setLogo, updateLegal, updateSettings } from './settings.ts';
import { getVatRates, updateVatRates } from './vat-rates.ts';
import { updateBuying, updateFloor, updateLeadRules, updateTelling, updateTransport } from './works-days.ts';

export const settingsRouter = router({
  getHolidays,
  getNumbers,
  getSettings,
  getVatRates,
  restoreSettings,
  setLogo,
  updateBank,
  updateBuying,
  updateFloor,
  updateHolidays,
  updateLeadRules,
  updateLegal,
  updateNumber,
  updatePlan,
  updateSettings,
  updateTelling,
  updateTransport,
  updateVatRates,
});
