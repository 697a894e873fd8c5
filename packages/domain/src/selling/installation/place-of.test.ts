import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

test.each([
  ['4 Mill Lane\nLeeds\nLS1 4DY', 'england and wales'],
  ['4 Mill Lane, Cardiff cf101ep', 'england and wales'],
  ['10 Royal Mile, Edinburgh EH1 1RE', 'scotland'],
  ['1 Church Street, Berwick TD15 1EE', 'england and wales'],
  ['1 High Street, Galashiels TD1 1SD', 'scotland'],
  ['Belfast BT1 5GS', 'northern ireland'],
  ['St Helier, JE2 3RL', 'islands'],
  ['4 Mill Lane\nKilkenny\nR95 X2P4', 'elsewhere'],
  ['Dublin, D02 2AB1', 'elsewhere'],
  ['An area that there is not: QQ1 1AA', 'elsewhere'],
  ['4 Mill Lane, Leeds', 'elsewhere'],
  ['', 'elsewhere'],
  ['c/o SW1A 1AA, now EH1 1RE', 'scotland'],
])('%j is in %s', (address, place) => expect(placeOf(address)).toBe(place));
