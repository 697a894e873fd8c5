CREATE TABLE "csv_column" (
	"client_id" integer NOT NULL,
	"vendor_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"field" text NOT NULL,
	"heading" text NOT NULL,
	"format" text NOT NULL,
	CONSTRAINT "csv_column_client_id_vendor_id_position_pk" PRIMARY KEY("client_id","vendor_id","position")
);
--> statement-breakpoint
ALTER TABLE "csv_column" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vendor" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"our_number" text NOT NULL,
	"mail" text NOT NULL,
	"phone" text NOT NULL,
	"currency" char(3) NOT NULL,
	"vat_number" text NOT NULL,
	"order_days" integer[] NOT NULL,
	"cut_off" char(5) NOT NULL,
	"delivery_days" integer[] NOT NULL,
	"cover_days" integer NOT NULL,
	"least_order_minor" bigint NOT NULL,
	"over_to_order" integer NOT NULL,
	"over_other" integer NOT NULL,
	"how_to_order" text NOT NULL,
	"csv_separator" char(1) NOT NULL,
	"csv_encoding" text NOT NULL,
	"peppol_id" text NOT NULL,
	"state" text NOT NULL,
	"last_updated" timestamp (3) with time zone NOT NULL,
	"first_write" text NOT NULL,
	"last_write" text,
	CONSTRAINT "vendor_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "vendor" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vendor_closed_day" (
	"client_id" integer NOT NULL,
	"vendor_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "vendor_closed_day_client_id_vendor_id_day_pk" PRIMARY KEY("client_id","vendor_id","day")
);
--> statement-breakpoint
ALTER TABLE "vendor_closed_day" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vendor_item" (
	"client_id" integer NOT NULL,
	"vendor_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"unit" text NOT NULL,
	"code" text NOT NULL,
	"text" text NOT NULL,
	"pack" bigint NOT NULL,
	"least" bigint NOT NULL,
	"lead_days" integer NOT NULL,
	"price_minor" bigint,
	"price_per" bigint,
	"valid_from" date,
	"valid_until" date,
	"rank" integer NOT NULL,
	CONSTRAINT "vendor_item_client_id_vendor_id_id_pk" PRIMARY KEY("client_id","vendor_id","id")
);
--> statement-breakpoint
ALTER TABLE "vendor_item" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "csv_column" ADD CONSTRAINT "csv_column_client_id_vendor_id_vendor_client_id_id_fk" FOREIGN KEY ("client_id","vendor_id") REFERENCES "public"."vendor"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_closed_day" ADD CONSTRAINT "vendor_closed_day_client_id_vendor_id_vendor_client_id_id_fk" FOREIGN KEY ("client_id","vendor_id") REFERENCES "public"."vendor"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_item" ADD CONSTRAINT "vendor_item_client_id_vendor_id_vendor_client_id_id_fk" FOREIGN KEY ("client_id","vendor_id") REFERENCES "public"."vendor"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "csv_column" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "vendor" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "vendor_closed_day" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "vendor_item" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
ALTER TABLE vendor FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE vendor_closed_day FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE csv_column FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE vendor_item FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON vendor FROM app;--> statement-breakpoint
REVOKE TRUNCATE ON vendor_closed_day, csv_column, vendor_item FROM app;
