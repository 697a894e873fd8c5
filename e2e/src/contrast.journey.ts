import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoSuppliers } from '@door/catalogue/demo';
import { contrast, leastContrast, tenantColours } from '@door/domain/settings/tenant-colours';
import { expect, type Page, test } from '@playwright/test';

const { text, line } = leastContrast;

/** What stands on what, and how well it must be told apart. Names of colours of the pages, without the dashes. */
const pairs = [
  ['color-base-content', 'color-base-100', text],
  ['color-base-content', 'raise', text],
  ['ink-2', 'color-base-100', text],
  ['ink-2', 'color-base-200', text],
  ['ink-2', 'fill-2', text],
  ['ink-2', 'raise', text],
  ['ink-3', 'color-base-100', text],
  ['ink-3', 'fill-2', text],
  ['ink-3', 'raise', text],
  ['ink-error', 'color-base-100', text],
  ['ink-error', 'tint-error', text],
  ['ink-success', 'tint-ok', text],
  ['color-primary-content', 'color-primary', text],
  ['color-neutral-content', 'color-neutral', text],
  ['color-base-100', 'pick', text],
  ['stage-ink', 'floor', text],
  ['stage-ink-2', 'floor', text],
  ['stage-ink-2', 'floor-lo', text],
  ['stage-ink', 'stage-chip', text],
  ['stage-ink', 'wall', text],
  ['ink-accent', 'color-base-100', line],
  ['edge', 'color-base-100', line],
  ['edge', 'raise', line],
  ['focus', 'color-base-100', line],
  ['focus', 'fill-2', line],
  ['focus', 'raise', line],
  ['mark', 'color-base-100', line],
  ['mark', 'raise', line],
] as const;

/** Brands that are hard to read, on papers that are not white. */
const brands = [
  { primary: '#ffd400', paper: '#ffffff', ink: '#1a1a1a' },
  { primary: '#ffe9a8', paper: '#fbf6ea', ink: '#2b2118' },
  { primary: '#00c2d1', paper: '#f4fbfc', ink: '#0d2b33' },
  { primary: '#ff6fa5', paper: '#fff7fa', ink: '#33101f' },
  { primary: '#7a1fa2', paper: '#ffffff', ink: '#221529' },
  { primary: '#0b0b0b', paper: '#f7f7f5', ink: '#0b0b0b' },
];

const root = join(import.meta.dirname, '../..');

test('text, borders, focus and marks have enough contrast in every theme', async ({ page }) => {
  await wearingBuiltStyles(page);
  const suppliers = demoSuppliers.map(({ client: { ui } }) => ui.tenant);
  const worn = [
    ...['day', 'evening', ...stockThemes()].map((theme) => ({ theme, tenant: {} })),
    ...[...suppliers, ...brands.map(tenantColours)].map((tenant) => ({ theme: 'tenant', tenant })),
  ];
  expect(worn.length).toBeGreaterThan(40);
  const faint: string[] = [];
  for (const { theme, tenant } of worn) {
    const colours = await coloursIn(page, theme, tenant);
    for (const [over, under, least] of pairs) {
      const ratio = contrast(colours[over] ?? '', colours[under] ?? '');
      if (!(ratio >= least))
        faint.push(`${theme} ${JSON.stringify(tenant)}: ${over} on ${under} is ${ratio.toFixed(2)}`);
    }
  }
  expect(faint).toEqual([]);
});

/** The themes that a supplier may name beside ours. */
const stockThemes = (): readonly string[] =>
  [
    ...readFileSync(join(root, 'apps/web/src/shared/styles/stock-themes.css'), 'utf8').matchAll(
      /theme\/([a-z]+)\.css/g,
    ),
  ].flatMap(([, name]) => name ?? []);

async function wearingBuiltStyles(page: Page): Promise<void> {
  await page.setContent('<!doctype html><html lang="en"><body><i></i></body></html>');
  const sheets = globSync('apps/web/dist/assets/*.css', { cwd: root }).map((name) =>
    readFileSync(join(root, name), 'utf8'),
  );
  // The page's own sheet comes first, as in the page; a stock theme is fetched after it.
  for (const content of sheets.sort((one, other) => other.length - one.length)) await page.addStyleTag({ content });
}

/** Every colour of the pairs as the browser paints it in this theme, as #rrggbb. */
const coloursIn = (page: Page, theme: string, tenant: Readonly<Record<string, string>>) =>
  page.evaluate(
    ([wanted, themeName, own]) => {
      const html = document.documentElement;
      html.removeAttribute('style');
      html.dataset['theme'] = themeName;
      for (const [name, value] of Object.entries(own)) html.style.setProperty(name, value);
      const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const probe = document.querySelector('i');
      const painted = (name: string): string => {
        if (!pen || !probe) return '';
        probe.style.color = `var(--${name})`;
        pen.fillStyle = getComputedStyle(probe).color;
        pen.fillRect(0, 0, 1, 1);
        const { data } = pen.getImageData(0, 0, 1, 1);
        return `#${[...data.slice(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      };
      return Object.fromEntries(wanted.map((name) => [name, painted(name)]));
    },
    [[...new Set(pairs.flatMap(([over, under]) => [over, under]))], theme, tenant] as const,
  );
