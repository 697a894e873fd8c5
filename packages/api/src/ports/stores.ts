import type { ItemStore } from '../item/item-store.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import type { CutPlanStore } from '../batch/cut-plan-store.ts';
import type { EnquiryStore } from '../enquiry/enquiry-store.ts';
import type { AccessStore } from '../customer-page/access-store.ts';
import type { LinkStore } from '../customer-page/link-store.ts';
import type { MessageStore } from '../message/message-store.ts';
import type { CustomerStore } from '../customer/customer-store.ts';
import type { InstructionStore } from '../work-instructions/instruction-store.ts';
import type { ImageStore } from '../visitor/image-store.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import type { FamilyStore } from '../visitor/family-store.ts';
import type { ShareStore } from '../visitor/share-store.ts';
import type { TaskStore } from '../task/task-store.ts';
import type { HolidayStore } from '../settings/holiday-store.ts';
import type { HistoryStore } from '../system-status/history-store.ts';
import type { SurveyStore } from '../item/survey-store.ts';
import type { ListSettingsStore } from '../user/list-settings-store.ts';
import type { NumberStore } from '../settings/number-store.ts';
import type { PeopleStore } from '../user/people-store.ts';
import type { BatchStore } from '../batch/batch-store.ts';
import type { DeliveryStore, LoadStore } from '../delivery/delivery-store.ts';
import type { OrderStore } from '../order/order-store.ts';
import type { HoldStore } from '../promise/hold-store.ts';
import type { PromiseStore } from '../promise/promise-store.ts';
import type { OrderVersionStore } from '../order/order-version-store.ts';
import type { OffcutStore } from '../batch/offcut-store.ts';
import type { CreditNoteStore } from '../order/credit-note-store.ts';
import type { BankStore } from '../bank/bank-store.ts';
import type { PaymentStore } from '../order/payment-store.ts';
import type { AccountStore } from '../payment/account-store.ts';
import type { AttemptStore } from '../payment/attempt-store.ts';
import type { DiaryStore } from '../diary/diary-store.ts';
import type { OptionSetStore } from '../option-set/option-set-store.ts';
import type { PriceListStore } from '../pricing/price-list-store.ts';
import type { QuoteStore } from '../quote/quote-store.ts';
import type { PersonZipStore } from '../customer/person-zip-store.ts';
import type { DocumentStore } from '../document/document-store.ts';
import type { VatRateStore } from '../settings/vat-rate-store.ts';
import type { QuoteVersionStore } from '../quote/quote-version-store.ts';
import type { OfferStore } from '../quote/offer-store.ts';
import type { JobStore } from '../system-status/job-store.ts';
import type { BillStore, ClaimStore } from '../purchase/paper-store.ts';
import type { PurchaseStore } from '../purchase/purchase-store.ts';
import type { DemandStore } from '../inventory/demand-store.ts';
import type { ExportStore } from '../inventory/export-store.ts';
import type { StockStore } from '../inventory/stock-store.ts';
import type { VendorStore } from '../vendor/vendor-store.ts';
import type { SubjectStore } from '../system-status/subject-store.ts';
import type { Outbox } from './outbox.ts';
import type { ClientId } from '@door/domain/door/model/ids';

/** One supplier's stores inside one database transaction. Row level security hides all other suppliers' rows. */
export interface Stores {
  readonly items: ItemStore;
  readonly catalogues: CatalogueStore;
  readonly enquiries: EnquiryStore;
  readonly customers: CustomerStore;
  readonly instructions: InstructionStore;
  readonly images: ImageStore;
  readonly settings: SettingsStore;
  readonly shares: ShareStore;
  readonly families: FamilyStore;
  readonly tasks: TaskStore;
  readonly history: HistoryStore;
  readonly surveys: SurveyStore;
  readonly listSettings: ListSettingsStore;
  readonly numbers: NumberStore;
  readonly optionSets: OptionSetStore;
  readonly people: PeopleStore;
  readonly priceLists: PriceListStore;
  readonly quotes: QuoteStore;
  readonly documents: DocumentStore;
  readonly personZips: PersonZipStore;
  readonly holidays: HolidayStore;
  readonly vatRates: VatRateStore;
  readonly quoteVersions: QuoteVersionStore;
  readonly offers: OfferStore;
  readonly links: LinkStore;
  readonly access: AccessStore;
  readonly messages: MessageStore;
  readonly orders: OrderStore;
  readonly deliveries: DeliveryStore;
  readonly loads: LoadStore;
  readonly orderVersions: OrderVersionStore;
  readonly promises: PromiseStore;
  readonly holds: HoldStore;
  readonly cutPlans: CutPlanStore;
  readonly offcuts: OffcutStore;
  readonly batches: BatchStore;
  readonly stock: StockStore;
  readonly purchases: PurchaseStore;
  readonly claims: ClaimStore;
  readonly bills: BillStore;
  readonly vendors: VendorStore;
  readonly demands: DemandStore;
  readonly stockExports: ExportStore;
  readonly payments: PaymentStore;
  readonly creditNotes: CreditNoteStore;
  readonly accounts: AccountStore;
  readonly attempts: AttemptStore;
<<<<<<< HEAD
  readonly diary: DiaryStore;
=======
  readonly bank: BankStore;
>>>>>>> c4975a72 (feat(bank): a statement of the bank books what it says is paid)
  readonly jobs: JobStore;
  readonly subjects: SubjectStore;
  readonly outbox: Outbox;
}

export interface Transactions {
  /** Runs the work in one transaction of that client. A thrown error rolls everything back, jobs in the outbox included. */
  run<T>(clientId: ClientId, work: (stores: Stores) => Promise<T>): Promise<T>;
}
