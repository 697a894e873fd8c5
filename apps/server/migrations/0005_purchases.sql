CREATE TABLE "purchase" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"vendor_id" uuid NOT NULL,
	"currency" char(3) NOT NULL,
	"stage" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"sent_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"last_updated" timestamp (3) with time zone NOT NULL,
	"first_write" text NOT NULL,
	"last_write" text,
	CONSTRAINT "purchase_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "purchase" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "purchase_confirmation" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"number" text NOT NULL,
	"how" text NOT NULL,
	"who" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "purchase_confirmation_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "purchase_confirmation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "purchase_confirmation_line" (
	"client_id" integer NOT NULL,
	"confirmation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line_id" uuid NOT NULL,
	"day" date,
	"quantity" bigint NOT NULL,
	CONSTRAINT "purchase_confirmation_line_client_id_confirmation_id_position_pk" PRIMARY KEY("client_id","confirmation_id","position")
);
--> statement-breakpoint
ALTER TABLE "purchase_confirmation_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "purchase_line" (
	"client_id" integer NOT NULL,
	"purchase_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"unit" text NOT NULL,
	"quantity" bigint NOT NULL,
	"price_minor" bigint,
	"price_per" bigint,
	"wanted" date NOT NULL,
	"is_closed" boolean NOT NULL,
	CONSTRAINT "purchase_line_client_id_purchase_id_id_pk" PRIMARY KEY("client_id","purchase_id","id")
);
--> statement-breakpoint
ALTER TABLE "purchase_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "receipt" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"delivery_note" text NOT NULL,
	"reason" text NOT NULL,
	"undoes" uuid,
	"idempotency_key" text NOT NULL,
	"happened_on" date NOT NULL,
	"who" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "receipt_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "receipt" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "receipt_line" (
	"client_id" integer NOT NULL,
	"receipt_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line_id" uuid NOT NULL,
	"place_id" uuid NOT NULL,
	"lot" text,
	"quantity" bigint NOT NULL,
	"damaged" bigint NOT NULL,
	CONSTRAINT "receipt_line_client_id_receipt_id_position_pk" PRIMARY KEY("client_id","receipt_id","position")
);
--> statement-breakpoint
ALTER TABLE "receipt_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_client_id_vendor_id_vendor_client_id_id_fk" FOREIGN KEY ("client_id","vendor_id") REFERENCES "public"."vendor"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_client_id_created_by_account_client_id_id_fk" FOREIGN KEY ("client_id","created_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_confirmation" ADD CONSTRAINT "purchase_confirmation_client_id_purchase_id_purchase_client_id_id_fk" FOREIGN KEY ("client_id","purchase_id") REFERENCES "public"."purchase"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_confirmation" ADD CONSTRAINT "purchase_confirmation_client_id_who_account_client_id_id_fk" FOREIGN KEY ("client_id","who") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_confirmation_line" ADD CONSTRAINT "purchase_confirmation_line_client_id_confirmation_id_purchase_confirmation_client_id_id_fk" FOREIGN KEY ("client_id","confirmation_id") REFERENCES "public"."purchase_confirmation"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_line" ADD CONSTRAINT "purchase_line_client_id_purchase_id_purchase_client_id_id_fk" FOREIGN KEY ("client_id","purchase_id") REFERENCES "public"."purchase"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_client_id_purchase_id_purchase_client_id_id_fk" FOREIGN KEY ("client_id","purchase_id") REFERENCES "public"."purchase"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_client_id_who_account_client_id_id_fk" FOREIGN KEY ("client_id","who") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_line" ADD CONSTRAINT "receipt_line_client_id_receipt_id_receipt_client_id_id_fk" FOREIGN KEY ("client_id","receipt_id") REFERENCES "public"."receipt"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_line" ADD CONSTRAINT "receipt_line_client_id_place_id_place_client_id_id_fk" FOREIGN KEY ("client_id","place_id") REFERENCES "public"."place"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_number" ON "purchase" USING btree ("client_id","number");--> statement-breakpoint
CREATE INDEX "purchase_in_state" ON "purchase" USING btree ("client_id","state","number");--> statement-breakpoint
CREATE INDEX "purchase_of_vendor" ON "purchase" USING btree ("client_id","vendor_id","number");--> statement-breakpoint
CREATE INDEX "purchase_confirmation_of" ON "purchase_confirmation" USING btree ("client_id","purchase_id","at");--> statement-breakpoint
CREATE INDEX "purchase_line_of_key" ON "purchase_line" USING btree ("client_id","key");--> statement-breakpoint
CREATE INDEX "receipt_of" ON "receipt" USING btree ("client_id","purchase_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_undone" ON "receipt" USING btree ("client_id","undoes") WHERE undoes is not null;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "purchase" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "purchase_confirmation" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "purchase_confirmation_line" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "purchase_line" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "receipt" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "receipt_line" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
ALTER TABLE purchase FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE purchase_line FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE purchase_confirmation FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE purchase_confirmation_line FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE receipt FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE receipt_line FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON purchase FROM app;--> statement-breakpoint
REVOKE TRUNCATE ON purchase_line FROM app;--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON purchase_confirmation, purchase_confirmation_line, receipt, receipt_line FROM app;