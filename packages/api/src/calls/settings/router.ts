import { router } from '../../procedure.ts';
import { getHolidays, updateHolidays } from './holidays.ts';
import { getSettings, restoreSettings, setLogo, updateLegal, updateSettings } from './settings.ts';
import { getVatRates, updateVatRates } from './vat-rates.ts';

export const settingsRouter = router({
  getHolidays,
  getSettings,
  getVatRates,
  restoreSettings,
  setLogo,
  updateHolidays,
  updateLegal,
  updateSettings,
  updateVatRates,
});
