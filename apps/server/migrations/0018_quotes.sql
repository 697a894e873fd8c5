CREATE TABLE "quote_charge" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_minor" bigint NOT NULL,
	"cost_minor" bigint,
	"currency" char(3) NOT NULL,
	"proposed_as" text,
	"proposed_for" uuid,
	"is_changed" boolean NOT NULL,
	CONSTRAINT "quote_charge_client_id_quote_id_id_pk" PRIMARY KEY("client_id","quote_id","id")
);
--> statement-breakpoint
ALTER TABLE "quote_charge" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quote_line" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "quote_line_client_id_quote_id_id_pk" PRIMARY KEY("client_id","quote_id","id")
);
--> statement-breakpoint
ALTER TABLE "quote_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quote" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"enquiry_id" uuid,
	"customer_id" uuid,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"treatment" text NOT NULL,
	"tier" text,
	"markup" integer,
	"discount_rate" integer,
	"discount_minor" bigint,
	"terms" text NOT NULL,
	"note" text NOT NULL,
	"valid_until" date,
	"withdrawn" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"last_updated" timestamp (3) with time zone NOT NULL,
	"last_write" text,
	CONSTRAINT "quote_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "quote" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "max_discount" integer;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "quote_charge" ADD CONSTRAINT "quote_charge_client_id_quote_id_quote_client_id_id_fk" FOREIGN KEY ("client_id","quote_id") REFERENCES "public"."quote"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_line" ADD CONSTRAINT "quote_line_client_id_quote_id_quote_client_id_id_fk" FOREIGN KEY ("client_id","quote_id") REFERENCES "public"."quote"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_line" ADD CONSTRAINT "quote_line_client_id_item_id_item_client_id_id_fk" FOREIGN KEY ("client_id","item_id") REFERENCES "public"."item"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_client_id_created_by_account_client_id_id_fk" FOREIGN KEY ("client_id","created_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_client_id_enquiry_id_enquiry_client_id_id_fk" FOREIGN KEY ("client_id","enquiry_id") REFERENCES "public"."enquiry"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_client_id_customer_id_customer_client_id_id_fk" FOREIGN KEY ("client_id","customer_id") REFERENCES "public"."customer"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_line_of_item" ON "quote_line" USING btree ("client_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_number" ON "quote" USING btree ("client_id","number");--> statement-breakpoint
CREATE INDEX "quote_recent" ON "quote" USING btree ("client_id","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quote_in_state" ON "quote" USING btree ("client_id","state","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quote_of_customer" ON "quote" USING btree ("client_id","customer_id");--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_client_id_quote_id_quote_client_id_id_fk" FOREIGN KEY ("client_id","quote_id") REFERENCES "public"."quote"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_of_quote" ON "task" USING btree ("client_id","quote_id","id");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "quote_charge" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "quote_line" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "quote" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
ALTER TABLE "quote" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "quote_line" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "quote_charge" FORCE ROW LEVEL SECURITY;
