import { chooseColumns, listSettings, removeView, saveView } from './list-settings.ts';
import { inOneTransaction, procedure, router } from '../../procedure.ts';

const accountCall = procedure.allow('account.see').use(inOneTransaction);

export const userRouter = router({
  chooseColumns,
  listSettings,
  removeView,
  saveView,
  /** The accounts of the supplier, by name. */
  colleagues: accountCall.query(async ({ ctx }) =>
    (await ctx.stores.people.all()).map(({ userId, name, role }) => ({ UserId: userId, Name: name, Role: role })),
  ),
  /** Not in the specification: whose account the token is for. */
  me: accountCall.query(async ({ ctx }) => {
    const { role, userId } = ctx.caller;
    const account = (await ctx.stores.people.all()).find((each) => each.userId === userId);
    return {
      Role: role,
      ClientId: Number(ctx.clientId),
      UserId: userId,
      Name: account?.name ?? '',
      Email: account?.email ?? '',
    };
  }),
});
