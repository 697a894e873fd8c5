import { matchPath } from '../shared/router/match-path.ts';
import { officePaths } from '../shared/router/office-paths.ts';
import type { ItemRoot, OfficePattern } from '../shared/router/paths.ts';
import { type GuardedScreens, type Screen, screensOf } from '../shared/router/screen.ts';
import { redirectToLogIn } from '../shared/login/route-guard.ts';
import { deviceStorage, tabStorage } from '../shared/storage/storage.ts';
import { bankMessages } from './messages/bank.ts';
import { batchesMessages } from './messages/batches.ts';
import { diaryMessages } from './messages/diary.ts';
import { myDayMessages } from './messages/my-day.ts';
import { officeMessages } from './messages/office.ts';
import { orderPageMessages, orderReviewMessages, ordersMessages } from './messages/orders.ts';
import { peopleMessages } from './messages/people.ts';
import { billingMessages } from './messages/billing.ts';
import { deliveryMessages } from './messages/delivery.ts';
import { purchasingMessages } from './messages/purchasing.ts';
import { quoteReviewMessages } from './messages/quotes.ts';
import { settingsMessages } from './messages/settings.ts';
import { stockMessages } from './messages/stock.ts';
import { surveyMessages } from './messages/survey.ts';
import { vendorsMessages } from './messages/vendors.ts';
import { worksMessages } from './messages/works.ts';
import { workInstructionsMessages } from './messages/work-instructions.ts';
import { OfficeLayout } from './layout/office-layout.tsx';
import { itemPageMessages } from './messages/item.ts';

const { titles } = officeMessages;

const home = {
  title: titles.home,
  load: () => import('./home/home-page.tsx').then((module) => module.HomePage),
} as const;

const quotePage = {
  title: titles.quote,
  load: () => import('./quotes/quote-page.tsx').then((module) => module.QuotePage),
} as const;

const orderPage = {
  title: orderPageMessages.anyTitle,
  load: () => import('./orders/page/order-page.tsx').then((module) => module.OrderPage),
} as const;

const settingsPage = {
  title: settingsMessages.title,
  load: () => import('./settings/settings-page.tsx').then((module) => module.SettingsPage),
} as const;

const cataloguePage = {
  title: titles.catalogue,
  load: () => import('./catalogue/catalogue-page.tsx').then((module) => module.CataloguePage),
} as const;

const scanPage = {
  title: batchesMessages.scan.title,
  load: () => import('./batches/scan/scan-page.tsx').then((module) => module.ScanPage),
} as const;

const runningPage = {
  title: titles.running,
  load: () => import('./system-status/system-status-page.tsx').then((module) => module.SystemStatusPage),
} as const;

const { children: designTitles } = itemPageMessages;

const itemPage = {
  title: itemPageMessages.title,
  load: () => import('./item-page/item-page.tsx').then((module) => module.ItemPage),
} as const;

const designPage = {
  load: () => import('./item-page/item-design-page.tsx').then((module) => module.ItemDesignPage),
} as const;

const itemRoutesAt = <Root extends ItemRoot>(path: Root) =>
  [
    { path, ...itemPage },
    { path: `${path}/default`, ...itemPage },
    { path: `${path}/frame-design`, title: designTitles['frame-design'], ...designPage },
    { path: `${path}/sash-design`, title: designTitles['sash-design'], ...designPage },
    { path: `${path}/colours`, title: designTitles.colours, ...designPage },
    { path: `${path}/glass-theme`, title: designTitles['glass-theme'], ...designPage },
    { path: `${path}/hardware-options`, title: designTitles['hardware-options'], ...designPage },
  ] as const satisfies readonly Screen<OfficePattern>[];

/** The item page and the designer's steps below it, at each of the three addresses under which an item can be opened. */
const itemRoutes = [
  ...itemRoutesAt('/door/$id'),
  ...itemRoutesAt('/new-frame/$id'),
  ...itemRoutesAt('/installer/door/$id'),
] as const;

/** Every page of the office. A row without a layout of its own gets the office's side bar around it. */
const pages = screensOf<OfficePattern>()([
  { path: '/installer', ...home },
  { path: '/installer/home', ...home },
  {
    path: '/installer/home/recent-items',
    title: titles.recentItems,
    load: () => import('./home/home-list-pages.tsx').then((module) => module.RecentItemsPage),
  },
  {
    path: '/installer/home/my-tasks',
    title: titles.myTasks,
    load: () => import('./home/home-list-pages.tsx').then((module) => module.MyTasksPage),
  },
  {
    path: '/installer/home/group-tasks',
    title: titles.groupTasks,
    load: () => import('./home/home-list-pages.tsx').then((module) => module.GroupTasksPage),
  },
  {
    path: '/installer/items',
    title: titles.items,
    load: () => import('./items/items-page.tsx').then((module) => module.ItemsPage),
  },
  // Must come before `/installer/door/$id`, which would take `use-item-page` for an item's id.
  {
    path: '/installer/door/use-item-page',
    title: titles.startFrom,
    load: () => import('./items/start-from-item-page.tsx').then((module) => module.StartFromItemPage),
  },
  {
    path: '/installer/enquiries',
    title: titles.enquiries,
    load: () => import('./enquiries/enquiries-page.tsx').then((module) => module.EnquiriesPage),
  },
  {
    path: '/installer/enquiry/$id',
    title: titles.enquiry,
    load: () => import('./enquiries/enquiry-page.tsx').then((module) => module.EnquiryPage),
  },
  {
    path: '/installer/customers',
    title: titles.customers,
    load: () => import('./customers/customers-page.tsx').then((module) => module.CustomersPage),
  },
  {
    path: '/installer/customer/$id',
    title: titles.customer,
    load: () => import('./customers/customer-page.tsx').then((module) => module.CustomerPage),
  },
  {
    path: '/installer/works',
    title: worksMessages.title,
    load: () => import('./works/works-page.tsx').then((module) => module.WorksPage),
  },
  {
    path: '/installer/vendors',
    title: vendorsMessages.title,
    load: () => import('./vendors/vendors-page.tsx').then((module) => module.VendorsPage),
  },
  {
    path: '/installer/vendor/$id',
    title: vendorsMessages.one,
    load: () => import('./vendors/vendor-page.tsx').then((module) => module.VendorPage),
  },
  {
    path: '/installer/quote',
    title: titles.quotes,
    load: () => import('./quotes/quotes-page.tsx').then((module) => module.QuotesPage),
  },
  { path: '/installer/quote/$id', ...quotePage },
  { path: '/installer/quote/$id/default', ...quotePage },
  { path: '/installer/quote/$id/quote-details', ...quotePage },
  { path: '/installer/quote/$id/quote-charges', ...quotePage },
  { path: '/installer/quote/$id/quote-review', ...quotePage },
  {
    path: '/quote-review/$id',
    layout: 'print',
    title: quoteReviewMessages.title,
    load: () => import('./quote-review/quote-review-page.tsx').then((module) => module.QuoteReviewPage),
  },
  {
    path: '/order-review/$id',
    layout: 'print',
    title: orderReviewMessages.title,
    load: () => import('./order-review/order-review-page.tsx').then((module) => module.OrderReviewPage),
  },
  {
    path: '/installer/order',
    title: ordersMessages.title,
    load: () => import('./orders/list/orders-page.tsx').then((module) => module.OrdersPage),
  },
  { path: '/installer/order/$id', ...orderPage },
  { path: '/installer/order/$id/default', ...orderPage },
  { path: '/installer/order/$id/order-charges', ...orderPage },
  { path: '/installer/order/$id/visits', ...orderPage },
  { path: '/installer/order/$id/money', ...orderPage },
  { path: '/installer/order/$id/batches', ...orderPage },
  { path: '/installer/order/$id/messages', ...orderPage },
  { path: '/installer/order/$id/order-review', ...orderPage },
  {
    path: '/installer/order/$id/as-customer',
    title: orderPageMessages.customerPage.title,
    load: async () => {
      const [office, visitor] = await Promise.all([
        import('./orders/page/as-customer-page.tsx'),
        import('../visitor/my-order/my-order-page.tsx'),
      ]);
      return office.asCustomer(visitor.SeenOrder);
    },
  },
  {
    path: '/installer/pricing',
    title: titles.pricing,
    load: () => import('./pricing/pricing-page.tsx').then((module) => module.PricingPage),
  },
  { path: '/installer/settings', ...settingsPage },
  { path: '/installer/settings/legal', ...settingsPage, title: settingsMessages.legalTitle },
  { path: '/installer/settings/company', ...settingsPage, title: settingsMessages.companyTitle },
  { path: '/installer/settings/business', ...settingsPage, title: settingsMessages.businessTitle },
  { path: '/installer/settings/payments', ...settingsPage, title: settingsMessages.paymentsTitle },
  { path: '/installer/settings/messages', ...settingsPage },
  { path: '/installer/settings/guarantee', ...settingsPage },
  { path: '/installer/settings/diary', ...settingsPage },
  { path: '/installer/settings/history', ...settingsPage },
  { path: '/installer/catalogue', ...cataloguePage },
  { path: '/installer/catalogue/$kind', ...cataloguePage },
  { path: '/installer/running', ...runningPage },
  { path: '/installer/running/jobs', ...runningPage },
  { path: '/installer/running/audit-log', ...runningPage },
  { path: '/installer/running/personal-data', ...runningPage },
  {
    path: '/installer/users',
    title: peopleMessages.title,
    load: () => import('./users/users-page.tsx').then((module) => module.UsersPage),
  },
  {
    path: '/installer/account',
    title: peopleMessages.account.title,
    load: () => import('./users/account-page.tsx').then((module) => module.AccountPage),
  },
  {
    path: '/installer/batches',
    title: batchesMessages.title,
    load: () => import('./batches/board/batches-page.tsx').then((module) => module.BatchesPage),
  },
  {
    path: '/installer/batches/$id',
    title: batchesMessages.page.anyTitle,
    load: () => import('./batches/page/batch-page.tsx').then((module) => module.BatchPage),
  },
  {
    path: '/installer/batches/$id/labels',
    layout: 'print',
    title: batchesMessages.labels.title,
    load: () => import('./batches/labels/labels-page.tsx').then((module) => module.LabelsPage),
  },
  { path: '/installer/batches/$id/scan', ...scanPage },
  { path: '/installer/scan', ...scanPage },
  {
    path: '/installer/stock',
    title: stockMessages.title,
    load: () => import('./stock/stock-page.tsx').then((module) => module.StockPage),
  },
  {
    path: '/installer/stock/$key',
    title: stockMessages.title,
    load: () => import('./stock/article-page.tsx').then((module) => module.ArticlePage),
  },
  // Beside /stock and not below it: an article may have any key.
  {
    path: '/installer/stock-count',
    title: stockMessages.count.title,
    load: () => import('./stock/count-page.tsx').then((module) => module.CountPage),
  },
  {
    path: '/installer/my-day',
    title: myDayMessages.title,
    load: () => import('./my-day/my-day-page.tsx').then((module) => module.MyDayPage),
  },
  {
    path: '/installer/bank',
    title: bankMessages.title,
    load: () => import('./bank/bank-page.tsx').then((module) => module.BankPage),
  },
  {
    path: '/installer/diary',
    title: diaryMessages.title,
    load: () => import('./diary/diary-page.tsx').then((module) => module.DiaryPage),
  },
  {
    path: '/installer/dispatch',
    title: deliveryMessages.title,
    load: () => import('./delivery/dispatch-page.tsx').then((module) => module.DispatchPage),
  },
  {
    path: '/installer/dispatch/$id',
    title: deliveryMessages.one,
    load: () => import('./delivery/load-page.tsx').then((module) => module.LoadPage),
  },
  {
    path: '/installer/dispatch/$id/scan',
    title: deliveryMessages.one,
    load: () => import('./delivery/load-scan-page.tsx').then((module) => module.LoadScanPage),
  },
  {
    path: '/installer/purchasing/to-buy',
    title: purchasingMessages.tabs.toBuy,
    load: () => import('./purchasing/to-buy-page.tsx').then((module) => module.ToBuyPage),
  },
  {
    path: '/installer/purchasing/purchases',
    title: purchasingMessages.tabs.purchases,
    load: () => import('./purchasing/purchases-page.tsx').then((module) => module.PurchasesPage),
  },
  {
    path: '/installer/purchasing/goods-in',
    title: purchasingMessages.tabs.goodsIn,
    load: () => import('./purchasing/goods-in-page.tsx').then((module) => module.GoodsInPage),
  },
  {
    path: '/installer/purchasing/bills',
    title: purchasingMessages.tabs.bills,
    load: () => import('./purchasing/bills-page.tsx').then((module) => module.BillsPage),
  },
  {
    path: '/installer/purchasing/new-bill',
    title: billingMessages.entering.title,
    load: () => import('./purchasing/new-bill-page.tsx').then((module) => module.NewBillPage),
  },
  {
    path: '/installer/purchasing/claims',
    title: purchasingMessages.tabs.claims,
    load: () => import('./purchasing/claims-page.tsx').then((module) => module.ClaimsPage),
  },
  {
    path: '/installer/purchase/$id',
    title: purchasingMessages.one,
    load: () => import('./purchasing/purchase-page.tsx').then((module) => module.PurchasePage),
  },
  ...itemRoutes,
  {
    path: '/installer/survey/$id',
    title: surveyMessages.title,
    load: () => import('./survey/survey-page.tsx').then((module) => module.SurveyPage),
  },
  {
    path: '/installer/work-sheet/$id',
    layout: 'print',
    title: workInstructionsMessages.sheet.title,
    load: () => import('./work-sheet/work-sheet-page.tsx').then((module) => module.WorkSheetPage),
  },
  {
    path: '/installer/work-sheets',
    layout: 'print',
    title: workInstructionsMessages.sheet.manyTitle,
    load: () => import('./work-sheet/work-sheets-page.tsx').then((module) => module.WorkSheetsPage),
  },
]);

/** Last in the table: addresses of the office under which there is no page. */
const noSuchPages: readonly Screen[] = officePaths.map((path) => ({
  path,
  title: titles.noSuchPage,
  load: () => import('./layout/message-pages.tsx').then((module) => module.NoSuchPage),
}));

/** The office's pages, for whoever is logged in at the supplier. */
export const officeScreens: GuardedScreens = {
  screens: [...pages, ...noSuchPages].map((page) => ({ layout: OfficeLayout, ...page })),
  redirect: () => redirectToLogIn(officeAddress(), { device: deviceStorage, tab: tabStorage }),
};

/** The address with its parameters; null: an attempt that began earlier has led away from the office. */
function officeAddress(): string | null {
  const address = location.hash.slice(1);
  const [path = ''] = address.split('?');
  return officePaths.some((each) => matchPath(each, path) !== null) ? address : null;
}
