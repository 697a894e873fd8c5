import { expect, test } from 'vitest';
import type { FirstPage } from '@door/api/catalogue/start-answers';
import { firstDocument } from './first-document.ts';

const built =
  '<html lang="en"><head><title>Doors</title><link rel="stylesheet" crossorigin href="/assets/a.css"></head><body>\n<div id="page"><div class="loading">Wait</div></div>\n</body></html>';

const first: FirstPage = {
  html: '<main>$& step 1</main>',
  style: ':root{--tenant-ink:#000000}',
  title: 'Frames & "doors"',
  marks: { supplier: '-7', madeFrom: 'abc', theme: 'tenant' },
  isStock: false,
};

const files = {
  stockThemes: '/assets/stock-themes-abc.css',
  read: (address: string) => `/* ${address} */`,
  picture: (address: string) => `base64-of-${address}`,
};

test('a first page stands in the built document, with the loading screen beside it', () => {
  expect(firstDocument(built, first, files)).toEqual({
    html:
      '<html data-supplier="-7" data-made-from="abc" data-theme="tenant" lang="en"><head>' +
      '<title>Frames &amp; &quot;doors&quot;</title><link disabled rel="stylesheet" crossorigin href="/assets/a.css"><style>/* /assets/a.css */:root{--tenant-ink:#000000}</style></head><body>\n' +
      '<div id="page"><main>$& step 1</main></div><div id="waiting"><div class="loading">Wait</div></div>\n</body></html>',
    styleHash: "'sha256-hMm0IP5Qw6nSoEG40+3THb1zZn8F4MCI5WaRl0jmQa0='",
  });
});

test('scripts that stand after the page stay there', () =>
  expect(firstDocument(built.replace('</body>', '<script>run()</script></body>'), first, files).html).toContain(
    '<div class="loading">Wait</div></div>\n<script>run()</script></body>',
  ));

test('a stock theme comes with its style sheet', () =>
  expect(firstDocument(built, { ...first, isStock: true }, files).html).toContain(
    '<link rel="stylesheet" href="/assets/stock-themes-abc.css"><style>',
  ));

test('the textures of its door are inside it, so that none is fetched before the first paint', () => {
  const preload = '<link rel="preload" href="/tiles/grain.png" as="image" fetchpriority="high" />';
  const { html } = firstDocument(
    built.replace('</head>', `${preload}</head>`),
    { ...first, html: '<image id="g" href="/tiles/grain.png" width="170"/><img src="/tiles/of-a-photo.png">' },
    files,
  );
  expect(html).toContain(
    '<image id="g" href="data:image/png;base64,base64-of-/tiles/grain.png" data-file="/tiles/grain.png" width="170"/><img src="/tiles/of-a-photo.png">',
  );
  expect(html).not.toContain('preload');
});

test('the place of a logo of the product is kept until it has come', () => {
  const read = (address: string) =>
    address === '/logos/a.svg'
      ? '<svg viewBox="0 0 136 28" width="136" height="28"><path/></svg>'
      : '<svg><path/></svg>';
  const html =
    '<img src="/logos/a.svg" alt="A"><img src="/logos/b.svg" alt="B"><img src="https://a.example/c.svg" alt="C">';
  expect(firstDocument(built, { ...first, html }, { ...files, read }).html).toContain(
    '<img width="136" height="28" src="/logos/a.svg" alt="A"><img src="/logos/b.svg" alt="B"><img src="https://a.example/c.svg" alt="C">',
  );
});

test('a document without a place for it is an error', () =>
  expect(() => firstDocument('<html></html>', first, files)).toThrow('no place'));
