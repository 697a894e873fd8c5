import { inOneTransaction, procedure, router } from '../procedure.ts';
import { disable, enable } from './disable.ts';
import { invite } from './invite.ts';
import { list } from './list.ts';
import { chooseColumns, listSettings, removeView, saveView } from './list-settings.ts';
import { endMySession, endSessions, mailPasswordLink, myLogin, removeSecondFactor, sessions } from './own-login.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';
import { updateUser } from './update-user.ts';

const accountCall = procedure.allow('account.see').use(inOneTransaction);

export const userRouter = router({
  chooseColumns,
  disable,
  enable,
  endMySession,
  endSessions,
  invite,
  list,
  listSettings,
  mailPasswordLink,
  myLogin,
  removeSecondFactor,
  removeView,
  saveView,
  sessions,
  updateUser,
  withdrawInvitation,
  /** The accounts of the supplier, by name. Who is disabled can be given no work. */
  colleagues: accountCall.query(async ({ ctx }) =>
    (await ctx.stores.people.all()).map(({ userId, name, role, isDisabled }) => ({
      UserId: userId,
      Name: name,
      Role: role,
      IsDisabled: isDisabled,
    })),
  ),
  /** Not in the specification: whose account the token is for, and by which versions a page notices that it is outdated. */
  me: accountCall.query(async ({ ctx }) => {
    const { role, userId } = ctx.caller;
    const account = (await ctx.stores.people.all()).find((each) => each.userId === userId);
    return {
      Role: role,
      ClientId: Number(ctx.clientId),
      UserId: userId,
      Name: account?.name ?? '',
      Email: account?.email ?? '',
      CatalogueVersion: ctx.supplier.catalogueVersion,
      SettingsVersion: ctx.supplier.settingsVersion,
      /** Whose day is today on every page. */
      TimeZone: ctx.supplier.client.timeZone,
    };
  }),
});
