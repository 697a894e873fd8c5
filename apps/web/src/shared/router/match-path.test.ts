import { describe, expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

describe('an address and a row of the table of routes [2.11]', () => {
  test.each`
    pattern           | path                         | params
    ${'/'}            | ${'/'}                       | ${{}}
    ${'/'}            | ${''}                        | ${{}}
    ${'/'}            | ${'/glass'}                  | ${null}
    ${'/glass'}       | ${'/glass'}                  | ${{}}
    ${'/glass'}       | ${'/glass/'}                 | ${{}}
    ${'/glass'}       | ${'/glass/more'}             | ${null}
    ${'/shared/$id'}  | ${'/shared/abc'}             | ${{ id: 'abc' }}
    ${'/shared/$id'}  | ${'/shared'}                 | ${null}
    ${'/shared/$id'}  | ${'/shared/abc/def'}         | ${null}
    ${'/installer/$'} | ${'/installer'}              | ${{ rest: '' }}
    ${'/installer/$'} | ${'/installer/orders/7/bom'} | ${{ rest: 'orders/7/bom' }}
    ${'/installer/$'} | ${'/installers'}             | ${null}
    ${'/door/$id/$'}  | ${'/door/7/bom/lines'}       | ${{ id: '7', rest: 'bom/lines' }}
  `('$pattern reads $path', ({ pattern, path, params }) => expect(matchPath(pattern, path)).toEqual(params));
});
