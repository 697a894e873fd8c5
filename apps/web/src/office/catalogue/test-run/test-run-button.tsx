import { Button } from '@door/ui/button';
import { useRouter } from '../../../shared/router/use-router.ts';
import { testRunWords as says } from '../../words/catalogue-kinds.ts';
import type { ShownCatalogue } from '../use-catalogue.ts';
import { testRunPath, usualDoors } from './test-run.tsx';
import { useBeginTestRun, useTestRun } from './use-test-run.ts';

/** Runs the draft, and shows how far it is. While a run is on its way, it leads there. */
export function TestRunButton({ catalogue }: { readonly catalogue: ShownCatalogue }) {
  const { go } = useRouter();
  const run = useTestRun();
  const begin = useBeginTestRun();
  return (
    <Button
      scale="row"
      onClick={() => {
        if (run?.state !== 'running') begin.mutate({ catalogue, from: run?.from ?? 1, doors: usualDoors });
        void go(testRunPath);
      }}
    >
      {says.title}
    </Button>
  );
}
