import type { Page } from '@playwright/test';

type Columns = Readonly<Record<string, unknown>>;

/** Settings of a supplier that differ from the demo's: columns of the row, and `ui` for the look of the page. */
export interface Settings {
  readonly columns?: Columns;
  readonly ui?: Columns;
}

/** Changes the settings in the answer to `getTheme`; everything else comes from the server. */
export async function withSettings(page: Page, { columns = {}, ui = {} }: Settings): Promise<void> {
  await page.route(/\/trpc\/public\/getTheme/, async (route) => {
    const answer = await route.fetch();
    const [first, ...rest] = await answer.json();
    const theme = first.result.data;
    const UiSettings = JSON.stringify({ ...JSON.parse(theme.UiSettings), ...ui });
    const data = { ...theme, ...columns, UiSettings };
    await route.fulfill({ response: answer, json: [{ result: { data } }, ...rest] });
  });
}
