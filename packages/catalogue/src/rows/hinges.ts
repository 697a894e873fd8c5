import type { HingeColour } from '@door/domain/catalogue/stock-rows';
import { stockCode } from '@door/domain/item/ids';

export const hinges = [
  { name: 'Chrome', hex: '#C9CCCE', stock: stockCode('HG-F3-CH') },
  { name: 'Gold', hex: '#C49A45', stock: stockCode('HG-F3-GD') },
  { name: 'Satin Chrome', hex: '#A9ABAA', stock: stockCode('HG-F3-SC') },
  { name: 'White', hex: '#F4F4F2', stock: stockCode('HG-F3-WH') },
  { name: 'Black', hex: '#1B1C1E', stock: stockCode('HG-F3-BK') },
  { name: 'Anthracite', hex: '#383E42', stock: stockCode('HG-F3-AG') },
] as const satisfies readonly HingeColour[];
