CREATE TABLE "delivery_event" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"unit" integer NOT NULL,
	"kind" text NOT NULL,
	"undoes" uuid,
	"how" text NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"who" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "delivery_event_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "delivery_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "delivery_event" ADD CONSTRAINT "delivery_event_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_event" ADD CONSTRAINT "delivery_event_client_id_who_account_client_id_id_fk" FOREIGN KEY ("client_id","who") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_event_of_order" ON "delivery_event" USING btree ("client_id","order_id");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "delivery_event" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
ALTER TABLE order_ NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE order_line NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What stored states and days say of every door of an order; one whose day nobody has said happened no later than its last change.
INSERT INTO delivery_event (client_id, id, order_id, line_id, unit, kind, how, day, reason, at)
SELECT order_.client_id, gen_random_uuid(), order_.id, order_line.id, unit, kind, 'migrated',
  CASE kind
    WHEN 'departed' THEN coalesce(dispatched_on, delivered_on, installed_on, (last_updated AT TIME ZONE 'UTC')::date)
    ELSE coalesce(delivered_on, installed_on, dispatched_on, (last_updated AT TIME ZONE 'UTC')::date) END,
  '', last_updated
FROM order_
JOIN order_line ON order_line.client_id = order_.client_id AND order_line.order_id = order_.id
CROSS JOIN generate_series(1, quantity) AS unit
CROSS JOIN (VALUES ('departed'), ('delivered')) AS said (kind)
WHERE state IN ('Delivered', 'Installed', 'Closed') OR (state = 'Dispatched' AND kind = 'departed');--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON delivery_event FROM app;--> statement-breakpoint
ALTER TABLE order_ FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE order_line FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE delivery_event FORCE ROW LEVEL SECURITY;
