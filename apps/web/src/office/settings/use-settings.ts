import { useMutation, useQuery } from '@tanstack/react-query';
import { officeClient, type OfficeInputs, type OfficeOutputs } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';

export type WireSettings = OfficeOutputs['settings']['getSettings'];

export const useSettings = () => useQuery(trpc.settings.getSettings.queryOptions());

const settingsMeta = { invalidates: [trpc.settings.getSettings.queryKey(), trpc.user.me.queryKey()] };

const showSettings = (settings: WireSettings): void => {
  queryClient.setQueryData(trpc.settings.getSettings.queryKey(), settings);
};

export const useSaveSettings = () =>
  useMutation({
    meta: settingsMeta,
    mutationFn: (changed: OfficeInputs['settings']['updateSettings']) =>
      officeClient.settings.updateSettings.mutate(changed),
    onSuccess: showSettings,
  });

export const useSaveLegal = () =>
  useMutation({
    meta: settingsMeta,
    mutationFn: (changed: OfficeInputs['settings']['updateLegal']) => officeClient.settings.updateLegal.mutate(changed),
    onSuccess: showSettings,
  });

export const useSaveTransport = () =>
  useMutation({
    meta: settingsMeta,
    mutationFn: (changed: OfficeInputs['settings']['updateTransport']) =>
      officeClient.settings.updateTransport.mutate(changed),
    onSuccess: showSettings,
  });

export const useSaveFloor = () =>
  useMutation({
    meta: settingsMeta,
    mutationFn: (changed: OfficeInputs['settings']['updateFloor']) => officeClient.settings.updateFloor.mutate(changed),
    onSuccess: showSettings,
  });

export const useSaveTelling = () =>
  useMutation({
    meta: settingsMeta,
    mutationFn: (changed: OfficeInputs['settings']['updateTelling']) =>
      officeClient.settings.updateTelling.mutate(changed),
    onSuccess: showSettings,
  });

export const useSaveLeadRules = () =>
  useMutation({
    meta: settingsMeta,
    mutationFn: (changed: OfficeInputs['settings']['updateLeadRules']) =>
      officeClient.settings.updateLeadRules.mutate(changed),
    onSuccess: showSettings,
  });

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
