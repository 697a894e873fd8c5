import { doorColourOf } from '@door/domain/selling/pricing/door-prices';
import { faultyLines } from '@door/domain/selling/pricing/item-price';
import { lineText } from '@door/domain/selling/pricing/line-text';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import { colourId, stockCode, systemId, themeId } from '@door/domain/door/model/ids';
import { size } from '@door/domain/lib/mm';
import { aDoorOf } from '@door/domain/testing/a-door';
import { onePieceSurround } from '@door/domain/testing/worked-example-items';
import { pricing } from '@door/domain/messages/english/pricing';
import { describe, expect, test } from 'vitest';
import { demoCatalogue } from './demo.ts';
import { prices } from './rows/prices.ts';
import { catalogue, chosen, coupledSurround, doubleDoor, ofRule, priced, singleDoor } from './testing/priced-doors.ts';

describe('P3. door colours, the higher group of both sides', () => {
  test.each([
    [1, 101, 'standardOutWhiteIn'],
    [1, 1, 'standardOutWhiteIn'],
    [4, 101, 'standardOutWhiteIn'],
    [4, 4, 'standardBothSame'],
    [4, 103, 'standardDual'],
    [1, 4, 'standardDual'],
    [1, 16, 'premiumOneSide'],
    [16, 101, 'premiumOneSide'],
    [16, 16, 'premiumBothSame'],
    [16, 103, 'premiumDual'],
    [29, 101, 'customRalOneSide'],
    [29, 29, 'customRalBoth'],
    [29, 103, 'customRalBoth'],
    [4, 104, 'standardBothSame'],
  ])('outside %i, inside %i: %s', (outside, inside, expected) => {
    const colours = { outside: catalogue.colour(colourId(outside)), inside: catalogue.colour(colourId(inside)) };
    expect(doorColourOf(colours, prices)).toBe(expected);
  });

  test('a double door has two leaves to paint and two slabs to pay', () => {
    const grey = chosen(doubleDoor, { type: 'colour.chooseDoor', colourId: colourId(4) });
    expect(ofRule('P3', grey)).toEqual(['90.00']);
    expect(ofRule('P4', chosen(doubleDoor, { type: 'build.chooseSlab', slab: 48 }))).toEqual(['180.00']);
  });
});

describe('P2. size bands', () => {
  test.each([
    [950, 2100, []],
    [951, 2100, ['35.00']],
    [1000, 2201, ['95.00']],
  ])('a door cell of %i × %i', (width, height, expected) => {
    const parts = singleDoor.frame.parts.map((part) => ({ ...part, size: size(width, height) }));
    expect(ofRule('P2', { ...singleDoor, frame: { ...singleDoor.frame, parts } })).toEqual(expected);
  });

  test('a door beyond every band has a line without an amount, which blocks sending', () => {
    const small: PriceList = { ...prices, sizeBands: prices.sizeBands.slice(0, 1) };
    const [line] = faultyLines(priced(singleDoor, { list: small }));
    expect(line).toMatchObject({ code: 'P2-size', fault: 'price.no-band', working: null, amount: { minor: 0 } });
    expect(line && lineText(line, pricing)).toBe('No price for size 1000 × 2070 mm');
  });
});

describe('P5 to P9. what stands round the door', () => {
  test('P7. one welded frame has bars instead of couplings', () => {
    expect(ofRule('P7', onePieceSurround)).toEqual(['135.00']);
    expect(ofRule('P7', coupledSurround)).toEqual(['66.00']);
  });

  test('P12. a coupling of 20 mm costs its length besides the joint: 2.05 m at 12', () => {
    const joined = chosen(coupledSurround, {
      type: 'build.chooseCoupling',
      joint: 'left-sidelight',
      stock: stockCode('CP20'),
    });
    expect(ofRule('P7', joined)).toEqual(['66.00']);
    expect(ofRule('P12', joined).toSorted()).toEqual([...ofRule('P12', coupledSurround), '24.60'].toSorted());
  });

  test('P5. unequal sidelights are two lines', () => {
    const odd = chosen(coupledSurround, { type: 'size.changeOverall', overall: size(1901, 2400) });
    expect(ofRule('P5', odd)).toHaveLength(3);
  });

  test('P8. a solid leaf costs nothing, and the panes around it are of their own group', () => {
    const own = chosen(
      coupledSurround,
      { type: 'glass.differentFrame', on: true },
      { type: 'glass.chooseForFrame', glazing: { kind: 'theme', themeId: themeId(16) } },
    );
    expect(ofRule('P8', own)).toEqual(['75.00']);
  });

  test('P9. a sealed decorative unit is not laminated, whatever was ticked', () => {
    const sealed = chosen(singleDoor, { type: 'glass.chooseForDoor', glazing: { kind: 'theme', themeId: themeId(1) } });
    expect(sealed.build.laminated).toBe(true);
    expect(ofRule('P9', sealed)).toEqual([]);
  });
});

describe('P10 to P14. hardware and packs', () => {
  const bar = chosen(
    aDoorOf('single-door', catalogue),
    { type: 'hardware.chooseSuite', suite: 'satin-chrome' },
    {
      type: 'design.choose',
      designId: catalogue.rows.designs.find(({ priceFamily }) => priceFamily === 'N0')?.id ?? singleDoor.designId,
    },
  );

  test('P10. a pull bar costs its type and its suite, and brings an escutcheon', () => {
    const pull = chosen(bar, { type: 'hardware.chooseHandleType', handleType: 'pull-bar-1200' });
    expect(ofRule('P10', pull)).toEqual(['120.00', '10.00']);
    expect(priced(pull).lines).toContainEqual(
      expect.objectContaining({
        code: 'P11-hardware',
        about: expect.objectContaining({ chosen: false }),
        amount: { minor: 400, currency: 'EUR' },
      }),
    );
  });

  test('P11. a chosen cylinder that costs nothing is a line of 0.00', () => {
    const plain = chosen(bar, { type: 'build.chooseStock', place: 'cylinder', stock: stockCode('CY-1K') });
    expect(ofRule('P11', plain)).toContain('0.00');
  });

  test('P11. each figure of a house number', () => {
    const numbered = chosen(
      bar,
      { type: 'build.nameJob', numerals: '114', address: '' },
      { type: 'extra.choose', kind: 'numerals', stock: stockCode('NU-75-SC') },
    );
    expect(ofRule('P11', numbered)).toContain('27.00');
  });

  test('P14. the pack of Secured by Design holds security letter plate and cylinder', () => {
    const secured = chosen(singleDoor, { type: 'build.secure', on: true });
    expect(ofRule('P14', secured)).toEqual(['65.00']);
    const names = priced(secured).lines.flatMap((line) =>
      line.code === 'P11-hardware' && line.about.inPack ? [line.amount.minor] : [],
    );
    expect(names).toEqual([0, 0]);
  });

  test('P14. a fire door', () => {
    const fire = demoCatalogue.systems.find((system) => system.fire !== undefined)?.id ?? systemId(0);
    const solid = demoCatalogue.designs.find(({ priceFamily }) => priceFamily === 'T0')?.id ?? singleDoor.designId;
    const door = chosen(
      aDoorOf('single-door', catalogue),
      { type: 'design.choose', designId: solid },
      { type: 'build.chooseSystem', systemId: fire },
    );
    expect(ofRule('P14', door)).toEqual(['390.00']);
  });
});

describe('P12. by the metre of the bill', () => {
  test('horns of the sill and the length over side packers cost too', () => {
    const packed = chosen(
      singleDoor,
      { type: 'size.choosePacker', position: 'left1', stock: stockCode('AO20') },
      { type: 'size.choosePacker', position: 'top1', stock: stockCode('AO10') },
    );
    expect(ofRule('P12', packed)).toEqual(['17.28', '16.48', '6.00']);
  });
});
