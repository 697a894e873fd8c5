CREATE TABLE "batch_item" (
	"client_id" integer NOT NULL,
	"line_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "batch_item_client_id_line_id_pk" PRIMARY KEY("client_id","line_id")
);
--> statement-breakpoint
ALTER TABLE "batch_item" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "batch_piece" (
	"client_id" integer NOT NULL,
	"code" text NOT NULL,
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"label" jsonb NOT NULL,
	CONSTRAINT "batch_piece_client_id_code_pk" PRIMARY KEY("client_id","code")
);
--> statement-breakpoint
ALTER TABLE "batch_piece" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "batch_tick" (
	"client_id" integer NOT NULL,
	"code" text NOT NULL,
	"place" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"who" uuid NOT NULL,
	CONSTRAINT "batch_tick_client_id_code_place_pk" PRIMARY KEY("client_id","code","place")
);
--> statement-breakpoint
ALTER TABLE "batch_tick" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "batch" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"week" char(4) NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"glass" text NOT NULL,
	"frozen" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"changed_by" uuid,
	"last_updated" timestamp (3) with time zone NOT NULL,
	"last_write" text,
	CONSTRAINT "batch_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "batch" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "production_week" (
	"client_id" integer NOT NULL,
	"week" char(4) NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "production_week_client_id_week_pk" PRIMARY KEY("client_id","week")
);
--> statement-breakpoint
ALTER TABLE "production_week" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "batch_item" ADD CONSTRAINT "batch_item_client_id_batch_id_batch_client_id_id_fk" FOREIGN KEY ("client_id","batch_id") REFERENCES "public"."batch"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_item" ADD CONSTRAINT "batch_item_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_piece" ADD CONSTRAINT "batch_piece_client_id_batch_id_batch_client_id_id_fk" FOREIGN KEY ("client_id","batch_id") REFERENCES "public"."batch"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_tick" ADD CONSTRAINT "batch_tick_client_id_code_batch_piece_client_id_code_fk" FOREIGN KEY ("client_id","code") REFERENCES "public"."batch_piece"("client_id","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_tick" ADD CONSTRAINT "batch_tick_client_id_who_account_client_id_id_fk" FOREIGN KEY ("client_id","who") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_client_id_created_by_account_client_id_id_fk" FOREIGN KEY ("client_id","created_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_client_id_changed_by_account_client_id_id_fk" FOREIGN KEY ("client_id","changed_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_week" ADD CONSTRAINT "production_week_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_item_of_batch" ON "batch_item" USING btree ("client_id","batch_id");--> statement-breakpoint
CREATE INDEX "batch_item_of_order" ON "batch_item" USING btree ("client_id","order_id");--> statement-breakpoint
CREATE INDEX "batch_piece_of_batch" ON "batch_piece" USING btree ("client_id","batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "batch_number" ON "batch" USING btree ("client_id","week","number");--> statement-breakpoint
CREATE INDEX "batch_changed" ON "batch" USING btree ("client_id","last_updated");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "batch_item" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "batch_piece" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "batch_tick" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "batch" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "production_week" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
ALTER TABLE "production_week" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "batch" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "batch_item" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "batch_piece" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "batch_tick" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "batch_tick" FROM app;