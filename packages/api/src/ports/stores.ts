import type { ItemStore } from './item-store.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { CutPlanStore } from './cut-plan-store.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import type { CustomerStore } from './customer-store.ts';
import type { InstructionStore } from './instruction-store.ts';
import type { ImageStore } from './image-store.ts';
import type { SettingsStore } from './settings-store.ts';
import type { FamilyStore } from './family-store.ts';
import type { ShareStore } from './share-store.ts';
import type { TaskStore } from './task-store.ts';
import type { HolidayStore } from './holiday-store.ts';
import type { HistoryStore } from './history-store.ts';
import type { SurveyStore } from './survey-store.ts';
import type { ListSettingsStore } from './list-settings-store.ts';
import type { NumberStore } from './number-store.ts';
import type { PeopleStore } from './people-store.ts';
import type { BatchStore } from './batch-store.ts';
import type { OrderStore } from './order-store.ts';
import type { OrderVersionStore } from './order-version-store.ts';
import type { OffcutStore } from './offcut-store.ts';
import type { CreditNoteStore } from './credit-note-store.ts';
import type { PaymentStore } from './payment-store.ts';
import type { OptionSetStore } from './option-set-store.ts';
import type { PriceListStore } from './price-list-store.ts';
import type { QuoteStore } from './quote-store.ts';
import type { PersonZipStore } from './person-zip-store.ts';
import type { DocumentStore } from './document-store.ts';
import type { VatRateStore } from './vat-rate-store.ts';
import type { QuoteVersionStore } from './quote-version-store.ts';
import type { OfferStore } from './offer-store.ts';
import type { JobStore } from './job-store.ts';
import type { SubjectStore } from './subject-store.ts';
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
  readonly orders: OrderStore;
  readonly orderVersions: OrderVersionStore;
  readonly cutPlans: CutPlanStore;
  readonly offcuts: OffcutStore;
  readonly batches: BatchStore;
  readonly payments: PaymentStore;
  readonly creditNotes: CreditNoteStore;
  readonly jobs: JobStore;
  readonly subjects: SubjectStore;
  readonly outbox: Outbox;
}

export interface Transactions {
  /** Runs the work in one transaction of that client. A thrown error rolls everything back, jobs in the outbox included. */
  run<T>(clientId: ClientId, work: (stores: Stores) => Promise<T>): Promise<T>;
}
