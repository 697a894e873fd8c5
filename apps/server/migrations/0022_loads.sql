CREATE TABLE "load" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"van" text NOT NULL,
	"carries_kg" integer,
	"places" integer,
	"driver" text NOT NULL,
	"day" date NOT NULL,
	"departed_on" date,
	"left_behind" text NOT NULL,
	"over" text NOT NULL,
	"is_cancelled" boolean NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"last_updated" timestamp (3) with time zone NOT NULL,
	"first_write" text NOT NULL,
	"last_write" text,
	CONSTRAINT "load_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "load" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "load_stop" (
	"client_id" integer NOT NULL,
	"load_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"note_number" integer,
	"note_version" integer,
	CONSTRAINT "load_stop_client_id_load_id_order_id_pk" PRIMARY KEY("client_id","load_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "load_stop" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "delivery_event" ADD COLUMN "load_id" uuid;--> statement-breakpoint
ALTER TABLE "delivery_event" ADD COLUMN "taken_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_event" ADD COLUMN "device_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "load" ADD CONSTRAINT "load_client_id_created_by_account_client_id_id_fk" FOREIGN KEY ("client_id","created_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "load_stop" ADD CONSTRAINT "load_stop_client_id_load_id_load_client_id_id_fk" FOREIGN KEY ("client_id","load_id") REFERENCES "public"."load"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "load_stop" ADD CONSTRAINT "load_stop_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "load_number" ON "load" USING btree ("client_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_note_number" ON "load_stop" USING btree ("client_id","note_number");--> statement-breakpoint
CREATE INDEX "load_stop_of_order" ON "load_stop" USING btree ("client_id","order_id");--> statement-breakpoint
ALTER TABLE "delivery_event" ADD CONSTRAINT "delivery_event_client_id_load_id_load_client_id_id_fk" FOREIGN KEY ("client_id","load_id") REFERENCES "public"."load"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "load" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "load_stop" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
REVOKE DELETE, TRUNCATE ON "load" FROM app;--> statement-breakpoint
REVOKE TRUNCATE ON load_stop FROM app;--> statement-breakpoint
-- Who took a door is taken out when that person is erased; all else of a fact stays.
GRANT UPDATE (taken_by) ON delivery_event TO app;--> statement-breakpoint
ALTER TABLE "load" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE load_stop FORCE ROW LEVEL SECURITY;
