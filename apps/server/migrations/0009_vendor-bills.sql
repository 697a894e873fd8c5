CREATE TABLE "claim" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"wish" text NOT NULL,
	"quantity" bigint NOT NULL,
	"pieces" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"replacement_id" uuid,
	"sent_back_minor" bigint,
	"credit_minor" bigint,
	"price_difference_minor" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"last_updated" timestamp (3) with time zone NOT NULL,
	"first_write" text NOT NULL,
	"last_write" text,
	CONSTRAINT "claim_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "claim" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vendor_bill" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"number" text NOT NULL,
	"day" date NOT NULL,
	"currency" char(3) NOT NULL,
	"vat_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"last_updated" timestamp (3) with time zone NOT NULL,
	"first_write" text NOT NULL,
	"last_write" text,
	CONSTRAINT "vendor_bill_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "vendor_bill" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vendor_bill_line" (
	"client_id" integer NOT NULL,
	"bill_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"purchase_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" bigint NOT NULL,
	"price_minor" bigint NOT NULL,
	"price_per" bigint NOT NULL,
	"excess" bigint NOT NULL,
	"in_stock_minor" bigint NOT NULL,
	"price_difference_minor" bigint NOT NULL,
	CONSTRAINT "vendor_bill_line_client_id_bill_id_position_pk" PRIMARY KEY("client_id","bill_id","position")
);
--> statement-breakpoint
ALTER TABLE "vendor_bill_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "purchase_line" ADD COLUMN "replacement_of" uuid;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_client_id_purchase_id_purchase_client_id_id_fk" FOREIGN KEY ("client_id","purchase_id") REFERENCES "public"."purchase"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_client_id_created_by_account_client_id_id_fk" FOREIGN KEY ("client_id","created_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_bill" ADD CONSTRAINT "vendor_bill_client_id_vendor_id_vendor_client_id_id_fk" FOREIGN KEY ("client_id","vendor_id") REFERENCES "public"."vendor"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_bill" ADD CONSTRAINT "vendor_bill_client_id_created_by_account_client_id_id_fk" FOREIGN KEY ("client_id","created_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_bill_line" ADD CONSTRAINT "vendor_bill_line_client_id_bill_id_vendor_bill_client_id_id_fk" FOREIGN KEY ("client_id","bill_id") REFERENCES "public"."vendor_bill"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_bill_line" ADD CONSTRAINT "vendor_bill_line_client_id_purchase_id_purchase_client_id_id_fk" FOREIGN KEY ("client_id","purchase_id") REFERENCES "public"."purchase"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_of" ON "claim" USING btree ("client_id","purchase_id");--> statement-breakpoint
CREATE INDEX "claim_in_order" ON "claim" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_bill_number" ON "vendor_bill" USING btree ("client_id","vendor_id","number") WHERE state <> 'Rejected';--> statement-breakpoint
CREATE INDEX "vendor_bill_in_order" ON "vendor_bill" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "vendor_bill_line_of" ON "vendor_bill_line" USING btree ("client_id","purchase_id");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "claim" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "vendor_bill" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "vendor_bill_line" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
ALTER TABLE claim FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE vendor_bill FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE vendor_bill_line FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON claim, vendor_bill, vendor_bill_line FROM app;
