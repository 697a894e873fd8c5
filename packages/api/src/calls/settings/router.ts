import { router } from '../../procedure.ts';
import { getVatRates, updateVatRates } from './vat-rates.ts';

export const settingsRouter = router({ getVatRates, updateVatRates });
