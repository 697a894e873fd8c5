// The address pattern of every page, as types: nothing of this table is in the first load. `$id` stands for one segment.

/** The steps of the designer. */
export type StepPattern = '/' | '/sash-design' | '/colours' | '/glass' | '/hardware' | '/submit';

export type VisitorPattern =
  | StepPattern
  | '/confirmation'
  | '/shared/$id'
  | '/kept'
  | '/compare/$doors'
  | '/gallery'
  | '/guide/$'
  | '/family/$token'
  | '/offer/$token'
  | '/terms'
  | '/privacy'
  | '/login'
  | '/not-authorized';

/** An item can be opened under three addresses. */
export type ItemRoot = '/door/$id' | '/new-frame/$id' | '/installer/door/$id';

/** The item page itself (twice), and the steps of its design. */
type ItemPage = '' | '/default' | '/frame-design' | '/sash-design' | '/colours' | '/glass-theme' | '/hardware-options';

export type OfficePattern =
  | '/installer'
  | '/installer/home'
  | '/installer/home/recent-items'
  | '/installer/home/my-tasks'
  | '/installer/home/group-tasks'
  | '/installer/items'
  | '/installer/door/use-item-page'
  | '/installer/enquiries'
  | '/installer/enquiry/$id'
  | '/installer/customers'
  | '/installer/customer/$id'
  | '/installer/works'
  | '/installer/vendors'
  | '/installer/vendor/$id'
  | '/installer/quote'
  | '/installer/quote/$id'
  | '/installer/quote/$id/default'
  | '/installer/quote/$id/quote-details'
  | '/installer/quote/$id/quote-charges'
  | '/installer/quote/$id/quote-review'
  | '/quote-review/$id'
  | '/installer/order'
  | '/installer/order/$id'
  | '/installer/order/$id/default'
  | '/installer/order/$id/order-charges'
  | '/installer/order/$id/visits'
  | '/installer/order/$id/money'
  | '/installer/order/$id/batches'
  | '/installer/order/$id/messages'
  | '/installer/order/$id/order-review'
  | '/installer/order/$id/as-customer'
  | '/order-review/$id'
  | '/installer/pricing'
  | '/installer/settings'
  | '/installer/settings/legal'
  | '/installer/settings/company'
  | '/installer/settings/business'
  | '/installer/settings/payments'
  | '/installer/settings/messages'
  | '/installer/settings/guarantee'
  | '/installer/settings/diary'
  | '/installer/settings/history'
  | '/installer/catalogue'
  | '/installer/catalogue/$kind'
  | '/installer/users'
  | '/installer/account'
  | '/installer/running'
  | '/installer/running/jobs'
  | '/installer/running/audit-log'
  | '/installer/running/personal-data'
  | '/installer/batches'
  | '/installer/batches/$id'
  | '/installer/batches/$id/labels'
  | '/installer/batches/$id/scan'
  | '/installer/scan'
  | '/installer/my-day'
  | '/installer/stock'
  | '/installer/stock/$key'
  | '/installer/stock-count'
  | '/installer/bank'
  | '/installer/diary'
  | '/installer/dispatch'
  | '/installer/dispatch/$id'
  | '/installer/dispatch/$id/scan'
  | '/installer/purchasing/to-buy'
  | '/installer/purchasing/purchases'
  | '/installer/purchasing/goods-in'
  | '/installer/purchasing/bills'
  | '/installer/purchasing/new-bill'
  | '/installer/purchasing/claims'
  | '/installer/purchase/$id'
  | '/installer/survey/$id'
  | '/installer/work-sheet/$id'
  | '/installer/work-sheets'
  | `${ItemRoot}${ItemPage}`;

/** `/door/$id` as a type of address: `/door/${string}`. */
type Filled<Pattern extends string> = Pattern extends `${infer Before}/$${string}` ? `${Before}/${string}` : Pattern;

type Page = Filled<VisitorPattern | OfficePattern>;

/** Every address that a link may have; it may end in `?` and parameters. */
export type PagePath = Page | `${Page}?${string}`;
