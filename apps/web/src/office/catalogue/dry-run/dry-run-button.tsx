import { Button } from '@door/ui/button';
import { useRouter } from '../../../shared/router/use-router.ts';
import { dryRunMessages as t } from '../../messages/catalogue-kinds.ts';
import type { ShownCatalogue } from '../use-catalogue.ts';
import { dryRunPath, usualDoors } from './dry-run.tsx';
import { useBeginDryRun, useDryRun } from './use-dry-run.ts';

/** Runs the draft, and shows how far it is. While a run is on its way, it leads there. */
export function DryRunButton({ catalogue }: { readonly catalogue: ShownCatalogue }) {
  const { go } = useRouter();
  const run = useDryRun();
  const begin = useBeginDryRun();
  return (
    <Button
      scale="row"
      onClick={() => {
        if (run?.state !== 'running') begin.mutate({ catalogue, from: run?.from ?? 1, doors: usualDoors });
        void go(dryRunPath);
      }}
    >
      {t.title}
    </Button>
  );
}
