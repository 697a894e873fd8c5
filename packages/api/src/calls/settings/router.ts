import { router } from '../../procedure.ts';
import { getHolidays, updateHolidays } from './holidays.ts';
import { getVatRates, updateVatRates } from './vat-rates.ts';

export const settingsRouter = router({ getHolidays, getVatRates, updateHolidays, updateVatRates });
