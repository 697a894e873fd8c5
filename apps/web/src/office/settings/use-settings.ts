import { useMutation, useQuery } from '@tanstack/react-query';
import { officeClient, type OfficeInputs, type OfficeOutputs } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';

export type WireSettings = OfficeOutputs['settings']['getSettings'];

export const useSettings = () => useQuery(trpc.settings.getSettings.queryOptions());

/** Who saves settings shows them everywhere. */
export const settingsMeta = { invalidates: [trpc.settings.getSettings.queryKey(), trpc.user.me.queryKey()] };

/** What was saved is what the pages show now. */
export const showSettings = (settings: WireSettings): void => {
  queryClient.setQueryData(trpc.settings.getSettings.queryKey(), settings);
};

export const useSetLogo = () =>
  useMutation({
    meta: settingsMeta,
    mutationFn: (logo: OfficeInputs['settings']['setLogo']) => officeClient.settings.setLogo.mutate(logo),
    onSuccess: showSettings,
  });

export const useRestoreSettings = () =>
  useMutation({
    meta: settingsMeta,
    mutationFn: (version: OfficeInputs['settings']['restoreSettings']) =>
      officeClient.settings.restoreSettings.mutate(version),
    onSuccess: showSettings,
  });
