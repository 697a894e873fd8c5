import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { aPicture } from '../testing/samples.ts';
import { cleaner } from './cleaner.ts';

const base64Of = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64');
const svgAfter = (inside: string) => {
  const logo = cleaner.logo(base64Of(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`));
  return logo && new TextDecoder().decode(logo.bytes);
};
const bare = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>';

describe('a logo as SVG', () => {
  test('shapes, gradients and text stay', () => {
    const drawn =
      '<linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient><path d="M0 0h9" fill="url(#a)"></path>';
    expect(svgAfter(drawn)).toBe(bare.replace('></svg>', `>${drawn}</svg>`));
  });

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['HTML in it', '<foreignObject><body onload="alert(1)"></body></foreignObject>'],
    ['a picture from elsewhere', '<image href="https://evil.example/a.png"/>'],
    ['a part from elsewhere', '<use href="https://evil.example/a.svg#b"/>'],
    ['a style sheet', '<style>@import url(https://evil.example/a.css)</style>'],
    ['an animation that sets an address', '<a><set attributeName="href" to="javascript:alert(1)"/></a>'],
    ['a fill from elsewhere', '<rect fill="url(https://evil.example/a#b)"/>'],
  ])('%s goes', (_, inside) => {
    expect(svgAfter(inside)).toBe(bare);
  });

  test('what happens on a click goes, its shape stays', () => {
    expect(svgAfter('<rect onclick="alert(1)" style="background:url(//evil)" width="3"/>')).toBe(
      bare.replace('></svg>', '><rect width="3"></rect></svg>'),
    );
  });

  test.each([
    ['no picture', 'hello'],
    ['a page', '<html><body><p>hello</p></body></html>'],
    ['too large', `<svg>${' '.repeat(200_001)}</svg>`],
  ])('%s is none', (_, text) => {
    expect(cleaner.logo(base64Of(text))).toBeUndefined();
  });
});

test.each([
  ['of a usual size', aPicture(600, 80), true],
  ['wider than any screen shows', aPicture(2001, 80), false],
  ['that is no more than a header', aPicture(600, 80).subarray(0, 40), false],
  ['with a page behind its end', Buffer.concat([aPicture(600, 80), Buffer.from('<script>')]), false],
])('a PNG, %s', (_, bytes, isLogo) => expect(cleaner.logo(base64Of(bytes)) !== undefined).toBe(isLogo));

test('a PNG is kept without what says where and with what it was made', () => {
  const plain = aPicture(600, 80);
  const text = Buffer.from('tEXtComment\0taken at home', 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(text.length - 4);
  sum.writeUInt32BE(crc32(text));
  const told = Buffer.concat([plain.subarray(0, 33), length, text, sum, plain.subarray(33)]);
  expect(Buffer.from(cleaner.logo(base64Of(told))?.bytes ?? [])).toEqual(plain);
});

test('legal texts keep headings, lists and links, and nothing that runs', () => {
  const text = '<h2>Terms</h2><ul><li><a href="https://example.com">here</a></li></ul>';
  const attack =
    '<script>alert(1)</script><a href="javascript:alert(1)">x</a><iframe src="https://evil"></iframe><p onclick="a()">y</p>';
  expect(cleaner.html(text)).toBe(text);
  expect(cleaner.html(attack)).toBe('<a>x</a><p>y</p>');
});
