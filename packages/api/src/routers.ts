import { batchRouter } from './calls/batch/router.ts';
import { catalogueRouter } from './calls/catalogue/router.ts';
import { customerRouter } from './calls/customer/router.ts';
import { documentRouter } from './calls/document/router.ts';
import { enquiryRouter } from './calls/enquiry/router.ts';
import { homeRouter } from './calls/home/router.ts';
import { itemRouter } from './calls/item/router.ts';
import { publicCalls } from './calls/public/router.ts';
import { optionSetRouter } from './calls/option-set/router.ts';
import { orderRouter } from './calls/order/router.ts';
import { pricingRouter } from './calls/pricing/router.ts';
import { quoteRouter } from './calls/quote/router.ts';
import { runningRouter } from './calls/running/router.ts';
import { settingsRouter } from './calls/settings/router.ts';
import { taskRouter } from './calls/task/router.ts';
import { userRouter } from './calls/user/router.ts';
import { workInstructionRouter } from './calls/work-instructions/router.ts';
import { router } from './procedure.ts';

/** For visitors. */
export const publicRouter = router(publicCalls);
export type PublicRouter = typeof publicRouter;

/** For people with an account: the same calls, and the office's groups. */
export const installerRouter = router({
  ...publicCalls,
  batch: batchRouter,
  catalogue: catalogueRouter,
  customer: customerRouter,
  document: documentRouter,
  enquiry: enquiryRouter,
  home: homeRouter,
  item: itemRouter,
  optionSet: optionSetRouter,
  order: orderRouter,
  pricing: pricingRouter,
  quote: quoteRouter,
  running: runningRouter,
  settings: settingsRouter,
  task: taskRouter,
  user: userRouter,
  workInstructions: workInstructionRouter,
});
export type InstallerRouter = typeof installerRouter;
