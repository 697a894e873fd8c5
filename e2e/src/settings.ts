import type { Page } from '@playwright/test';

type Columns = Readonly<Record<string, unknown>>;

/** A supplier who has set this otherwise: columns of the settings, and under `ui` what the page looks like. */
export interface Settings {
  readonly columns?: Columns;
  readonly ui?: Columns;
}

/** The page is told the settings of such a supplier; all else is the server's own. */
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
