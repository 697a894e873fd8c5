CREATE TABLE "fault" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"area" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fault_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "fault" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "fault_event" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"fault_id" uuid NOT NULL,
	"move" text NOT NULL,
	"text" text NOT NULL,
	"who" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fault_event_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "fault_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_message" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"quote_id" uuid,
	"order_id" uuid,
	"who" uuid,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_message_client_id_id_pk" PRIMARY KEY("client_id","id"),
	CONSTRAINT "order_message_of_one" CHECK (("order_message"."quote_id" is null) <> ("order_message"."order_id" is null))
);
--> statement-breakpoint
ALTER TABLE "order_message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sale_photo" (
	"client_id" integer NOT NULL,
	"sale_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"about" uuid NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "sale_photo_client_id_sale_id_id_pk" PRIMARY KEY("client_id","sale_id","id")
);
--> statement-breakpoint
ALTER TABLE "sale_photo" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "fault" ADD CONSTRAINT "fault_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fault_event" ADD CONSTRAINT "fault_event_client_id_fault_id_fault_client_id_id_fk" FOREIGN KEY ("client_id","fault_id") REFERENCES "public"."fault"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_message" ADD CONSTRAINT "order_message_client_id_quote_id_quote_client_id_id_fk" FOREIGN KEY ("client_id","quote_id") REFERENCES "public"."quote"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_message" ADD CONSTRAINT "order_message_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fault_of_order" ON "fault" USING btree ("client_id","order_id","at");--> statement-breakpoint
CREATE INDEX "fault_at" ON "fault" USING btree ("client_id","at");--> statement-breakpoint
CREATE INDEX "fault_event_of_fault" ON "fault_event" USING btree ("client_id","fault_id","at");--> statement-breakpoint
CREATE INDEX "order_message_of_quote" ON "order_message" USING btree ("client_id","quote_id","at");--> statement-breakpoint
CREATE INDEX "order_message_of_order" ON "order_message" USING btree ("client_id","order_id","at");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "fault" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "fault_event" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "order_message" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "sale_photo" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say. To erase a person, messages and photos are deleted, and texts of faults are written over.
REVOKE UPDATE, TRUNCATE ON order_message, sale_photo FROM app;--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON fault, fault_event FROM app;--> statement-breakpoint
GRANT UPDATE (text) ON fault, fault_event TO app;--> statement-breakpoint
ALTER TABLE order_message FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE sale_photo FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE fault FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE fault_event FORCE ROW LEVEL SECURITY;
