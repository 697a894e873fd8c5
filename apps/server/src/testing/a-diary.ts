import type { Transactions } from '@door/api/ports/stores';
import { fittingDiary } from '@door/catalogue/rows/diary';
import { clientId } from '@door/domain/door/model/ids';

/** Those who fit doors in the demo: teams Nolan and Costa, and a lifter. */
export const aDiary = ({ transactions }: { readonly transactions: Transactions }): Promise<void> =>
  transactions.run(clientId(-1022), async ({ diary }) => {
    for (const resource of fittingDiary.resources) await diary.saveResource(resource);
    for (const team of fittingDiary.teams) await diary.saveTeam(team);
  });
