import { may } from '@door/domain/people/roles';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { OfficeOutputs } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { useMe } from '../../queries/use-me.ts';

export type OptionSet = OfficeOutputs['optionSet']['list'][number];

export const useOptionSets = () => useQuery(trpc.optionSet.list.queryOptions());

/** Whether the current user may save, rename and delete sets; everybody may apply one. */
export const useMayManageSets = (): boolean => may(useMe().Role, 'optionSets.manage');

const meta = { invalidates: [trpc.optionSet.pathKey()] };

export const useSaveSet = (onSuccess: () => void) =>
  useMutation(trpc.optionSet.save.mutationOptions({ meta, onSuccess }));

export const useRenameSet = (onSuccess: () => void) =>
  useMutation(trpc.optionSet.rename.mutationOptions({ meta, onSuccess }));

export const useRemoveSet = () => useMutation(trpc.optionSet.remove.mutationOptions({ meta }));

export const useMarkDefault = () => useMutation(trpc.optionSet.markDefault.mutationOptions({ meta }));
