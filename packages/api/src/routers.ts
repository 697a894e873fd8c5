import { bankRouter } from './bank/router.ts';
import { batchRouter } from './batch/router.ts';
import { catalogueRouter } from './catalogue/router.ts';
import { customerRouter } from './customer/router.ts';
import { dispatchRouter } from './delivery/router.ts';
import { diaryRouter } from './diary/router.ts';
import { documentRouter } from './document/router.ts';
import { enquiryRouter } from './enquiry/router.ts';
import { exportRouter } from './installation/router.ts';
import { faultRouter } from './fault/router.ts';
import { fittingRouter } from './fitting/router.ts';
import { homeRouter } from './home/router.ts';
import { inventoryRouter } from './inventory/router.ts';
import { itemRouter } from './item/router.ts';
import { publicCalls } from './visitor/router.ts';
import { messageRouter } from './message/router.ts';
import { optionSetRouter } from './option-set/router.ts';
import { orderRouter } from './order/router.ts';
import { paymentRouter } from './payment/router.ts';
import { pricingRouter } from './pricing/router.ts';
import { promiseRouter } from './promise/router.ts';
import { purchaseRouter } from './purchase/router.ts';
import { quoteRouter } from './quote/router.ts';
import { runningRouter } from './system-status/router.ts';
import { settingsRouter } from './settings/router.ts';
import { taskRouter } from './task/router.ts';
import { userRouter } from './user/router.ts';
import { vendorRouter } from './vendor/router.ts';
import { workInstructionRouter } from './work-instructions/router.ts';
import { router } from './procedure.ts';

/** For visitors. */
export const publicRouter = router(publicCalls);
export type PublicRouter = typeof publicRouter;

/** For people with an account: the same calls, and the office's groups. */
export const installerRouter = router({
  ...publicCalls,
  bank: bankRouter,
  batch: batchRouter,
  catalogue: catalogueRouter,
  customer: customerRouter,
  diary: diaryRouter,
  dispatch: dispatchRouter,
  document: documentRouter,
  enquiry: enquiryRouter,
  export: exportRouter,
  fault: faultRouter,
  fitting: fittingRouter,
  home: homeRouter,
  inventory: inventoryRouter,
  item: itemRouter,
  message: messageRouter,
  optionSet: optionSetRouter,
  order: orderRouter,
  payment: paymentRouter,
  pricing: pricingRouter,
  promise: promiseRouter,
  purchase: purchaseRouter,
  quote: quoteRouter,
  running: runningRouter,
  settings: settingsRouter,
  task: taskRouter,
  user: userRouter,
  vendor: vendorRouter,
  workInstructions: workInstructionRouter,
});
export type InstallerRouter = typeof installerRouter;
