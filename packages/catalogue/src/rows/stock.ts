import type { MasterStock, Stock } from '@door/domain/catalogue/rows/stock-rows';
import { stockCode } from '@door/domain/door/model/ids';
import { type Suite, suites } from '@door/domain/door/model/door-values';
import type { Product } from './product.ts';
import { frameProducts } from './products-frame.ts';
import { hardwareProducts } from './products-hardware.ts';

const suffixes: Readonly<Record<Suite, string>> = {
  chrome: 'CH',
  gold: 'GD',
  'satin-chrome': 'SC',
  white: 'WH',
  black: 'BK',
};

const products: readonly Product[] = [...hardwareProducts, ...frameProducts];

export const masters: readonly MasterStock[] = products.map(
  ({ id, code, name, kind, handleType, drawnAs, dropdown, lock }) => ({
    id,
    code,
    name,
    kind,
    handleType,
    ...(drawnAs && { drawnAs }),
    dropdown,
    ...(lock && { lock }),
  }),
);

export const stock: readonly Stock[] = products.flatMap((product) =>
  product.suites.length === 0 ? [withoutFinish(product)] : product.suites.map((suite) => inSuite(product, suite)),
);

/** Ten ids for each master: 0 without finish, 1 to 5 by suite, so that a new finish changes no other id. */
function inSuite(product: Product, suite: Suite): Stock {
  return {
    ...withoutFinish(product),
    id: product.id * 10 + suites.indexOf(suite) + 1,
    code: stockCode(`${product.code}-${suffixes[suite]}`),
    description: `${product.name}, ${suite.replace('-', ' ')}`,
    suite,
  };
}

function withoutFinish(product: Product): Stock {
  const { usage, categoryId, criteria, analysisCode, factoryFitted } = product;
  return {
    id: product.id * 10,
    masterId: product.id,
    code: stockCode(product.code),
    description: product.name,
    usage,
    categoryId,
    suite: null,
    criteria,
    analysisCode,
    factoryFitted,
  };
}
