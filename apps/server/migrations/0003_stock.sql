CREATE TABLE "article_supply" (
	"client_id" integer NOT NULL,
	"key" text NOT NULL,
	"supply" text NOT NULL,
	"stage" text NOT NULL,
	"floor" bigint NOT NULL,
	"first_place" uuid,
	"is_lot_tracked" boolean NOT NULL,
	"analysis_code" text NOT NULL,
	CONSTRAINT "article_supply_client_id_key_pk" PRIMARY KEY("client_id","key")
);
--> statement-breakpoint
ALTER TABLE "article_supply" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "place" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"counts" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"is_retired" boolean NOT NULL,
	CONSTRAINT "place_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "place" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_account" (
	"client_id" integer NOT NULL,
	"key" text NOT NULL,
	"unit" text NOT NULL,
	"currency" char(3) NOT NULL,
	CONSTRAINT "stock_account_client_id_key_pk" PRIMARY KEY("client_id","key")
);
--> statement-breakpoint
ALTER TABLE "stock_account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_move" (
	"client_id" integer NOT NULL,
	"key" text NOT NULL,
	"line" integer NOT NULL,
	"place_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"quantity" bigint NOT NULL,
	"value_minor" bigint NOT NULL,
	"lot" text,
	"undoes" integer,
	"cause_kind" text NOT NULL,
	"cause_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"reason" text NOT NULL,
	"reason_code" text,
	"happened_on" date NOT NULL,
	"who" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_move_client_id_key_line_pk" PRIMARY KEY("client_id","key","line")
);
--> statement-breakpoint
ALTER TABLE "stock_move" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "article_supply" ADD CONSTRAINT "article_supply_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_supply" ADD CONSTRAINT "article_supply_client_id_first_place_place_client_id_id_fk" FOREIGN KEY ("client_id","first_place") REFERENCES "public"."place"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place" ADD CONSTRAINT "place_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_account" ADD CONSTRAINT "stock_account_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_client_id_key_stock_account_client_id_key_fk" FOREIGN KEY ("client_id","key") REFERENCES "public"."stock_account"("client_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_client_id_place_id_place_client_id_id_fk" FOREIGN KEY ("client_id","place_id") REFERENCES "public"."place"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_client_id_who_account_client_id_id_fk" FOREIGN KEY ("client_id","who") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "place_default" ON "place" USING btree ("client_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "stock_move_sums" ON "stock_move" USING btree ("client_id","key","place_id","lot","quantity","value_minor");--> statement-breakpoint
CREATE INDEX "stock_move_of_cause" ON "stock_move" USING btree ("client_id","cause_id");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "article_supply" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "place" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "stock_account" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "stock_move" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
ALTER TABLE article_supply FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE place FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE stock_account FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE stock_move FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON place, stock_account FROM app;--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON stock_move FROM app;
