CREATE TABLE "order_charge" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_minor" bigint NOT NULL,
	"cost_minor" bigint,
	CONSTRAINT "order_charge_client_id_order_id_id_pk" PRIMARY KEY("client_id","order_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_charge" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_line" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"unit_minor" bigint NOT NULL,
	"net_trade_minor" bigint NOT NULL,
	CONSTRAINT "order_line_client_id_order_id_id_pk" PRIMARY KEY("client_id","order_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"quote_id" uuid NOT NULL,
	"quote_version" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"state" text NOT NULL,
	"currency" char(3) NOT NULL,
	"treatment" text NOT NULL,
	"discount_rate" integer,
	"discount_minor" bigint,
	"terms" text NOT NULL,
	"note" text NOT NULL,
	"agreed" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"last_updated" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order__client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_charge" ADD CONSTRAINT "order_charge_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_client_id_item_id_item_client_id_id_fk" FOREIGN KEY ("client_id","item_id") REFERENCES "public"."item"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_" ADD CONSTRAINT "order__client_id_quote_id_quote_client_id_id_fk" FOREIGN KEY ("client_id","quote_id") REFERENCES "public"."quote"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_" ADD CONSTRAINT "order__client_id_customer_id_customer_client_id_id_fk" FOREIGN KEY ("client_id","customer_id") REFERENCES "public"."customer"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_" ADD CONSTRAINT "order__client_id_created_by_account_client_id_id_fk" FOREIGN KEY ("client_id","created_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_line_of_item" ON "order_line" USING btree ("client_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_number" ON "order_" USING btree ("client_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "order_of_quote" ON "order_" USING btree ("client_id","quote_id");--> statement-breakpoint
CREATE INDEX "order_of_customer" ON "order_" USING btree ("client_id","customer_id");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "order_charge" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "order_line" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "order_" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
ALTER TABLE "order_" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "order_line" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "order_charge" FORCE ROW LEVEL SECURITY;
