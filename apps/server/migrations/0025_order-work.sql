CREATE TABLE "order_bill" (
	"client_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"bill" jsonb NOT NULL,
	CONSTRAINT "order_bill_client_id_order_id_line_id_pk" PRIMARY KEY("client_id","order_id","line_id")
);
--> statement-breakpoint
ALTER TABLE "order_bill" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_" ALTER COLUMN "quote_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_" ALTER COLUMN "quote_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "priced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_" ADD COLUMN "quoted_minor" bigint;--> statement-breakpoint
ALTER TABLE "order_" ADD COLUMN "held_from" text;--> statement-breakpoint
ALTER TABLE "order_" ADD COLUMN "delivery_address" text;--> statement-breakpoint
ALTER TABLE "order_" ADD COLUMN "deposit" integer;--> statement-breakpoint
ALTER TABLE "order_" ADD COLUMN "week" char(4);--> statement-breakpoint
ALTER TABLE "order_" ADD COLUMN "promised_week" char(4);--> statement-breakpoint
ALTER TABLE "order_" ADD COLUMN "dispatched_on" date;--> statement-breakpoint
ALTER TABLE "order_" ADD COLUMN "delivered_on" date;--> statement-breakpoint
ALTER TABLE "order_" ADD COLUMN "installed_on" date;--> statement-breakpoint
ALTER TABLE "order_" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "order_" ADD COLUMN "last_write" text;--> statement-breakpoint
-- Written by hand: orders that are there came to what the customer accepted, and go where the version said. The policies
-- would hide the rows from the owner's transaction.
ALTER TABLE "order_" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quote_version" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "order_" SET
	"quoted_minor" = ("agreed"->'total'->>'minor')::bigint,
	"deposit" = coalesce(round(("agreed"->'deposit'->>'minor')::numeric * 10000 / nullif(("agreed"->'total'->>'minor')::numeric, 0)), 0),
	"delivery_address" = coalesce((
		SELECT coalesce(nullif("document"->'quote'->>'deliveryAddress', ''), "document"->'customer'->>'address')
		FROM "quote_version" WHERE "quote_version"."client_id" = "order_"."client_id"
			AND "quote_version"."quote_id" = "order_"."quote_id" AND "version" = "order_"."quote_version"
	), '');--> statement-breakpoint
ALTER TABLE "order_" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quote_version" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_" ALTER COLUMN "delivery_address" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_" ALTER COLUMN "deposit" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_bill" ADD CONSTRAINT "order_bill_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_" ADD CONSTRAINT "order__client_id_changed_by_account_client_id_id_fk" FOREIGN KEY ("client_id","changed_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_changed" ON "order_" USING btree ("client_id","last_updated");--> statement-breakpoint
CREATE INDEX "order_of_week" ON "order_" USING btree ("client_id","week");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "order_bill" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
ALTER TABLE "order_bill" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What an order is made of may be added and read, never changed.
REVOKE UPDATE, DELETE, TRUNCATE ON "order_bill" FROM app;
