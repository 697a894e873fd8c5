CREATE TABLE "order_demand" (
	"client_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"key" text NOT NULL,
	"first" integer NOT NULL,
	"doors" integer NOT NULL,
	"quantity" bigint NOT NULL,
	"stage" text NOT NULL,
	CONSTRAINT "order_demand_client_id_order_id_line_id_key_pk" PRIMARY KEY("client_id","order_id","line_id","key")
);
--> statement-breakpoint
ALTER TABLE "order_demand" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_demand" ADD CONSTRAINT "order_demand_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_demand_of_key" ON "order_demand" USING btree ("client_id","key");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "order_demand" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
ALTER TABLE order_demand FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- An order on hold keeps its place in no week any more.
-- Of every supplier: whoever owns the tables is no superuser, and would see no row of those that are forced.
ALTER TABLE order_ NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE order_ SET week = NULL, promised_week = NULL WHERE state = 'On Hold';--> statement-breakpoint
ALTER TABLE order_ FORCE ROW LEVEL SECURITY;
