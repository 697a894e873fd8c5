import { queryClient, trpc } from './query-client.ts';

interface SupplierVersions {
  readonly CatalogueVersion: number;
  readonly SettingsVersion: number;
}

let loadedWith: SupplierVersions | undefined;

/** The first answer since the page was loaded tells with which catalogue and settings that was. */
export function noteVersions(now: SupplierVersions): void {
  loadedWith ??= now;
}

/** Whether the supplier has published or settled something since the page was loaded, as far as it was told. */
export function isOutdated(): boolean {
  const now = queryClient.getQueryData(trpc.user.me.queryKey());
  return (
    loadedWith !== undefined &&
    now !== undefined &&
    (now.CatalogueVersion !== loadedWith.CatalogueVersion || now.SettingsVersion !== loadedWith.SettingsVersion)
  );
}

/** Loads the page again if it is outdated. false: it is not, or that cannot be found out now. */
export async function reloadIfOutdated(): Promise<boolean> {
  await queryClient.fetchQuery(trpc.user.me.queryOptions()).catch(() => undefined);
  if (!isOutdated()) return false;
  location.reload();
  return true;
}
