CREATE TABLE "place_hold" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"not_before" text,
	"last_day" date NOT NULL,
	"points" integer NOT NULL,
	"date" jsonb NOT NULL,
	"demand" jsonb NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	"order_id" uuid,
	"promise_number" integer,
	CONSTRAINT "place_hold_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "place_hold" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "place_hold" ADD CONSTRAINT "place_hold_client_id_quote_id_quote_client_id_id_fk" FOREIGN KEY ("client_id","quote_id") REFERENCES "public"."quote"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_hold" ADD CONSTRAINT "place_hold_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_hold" ADD CONSTRAINT "place_hold_client_id_made_by_account_client_id_id_fk" FOREIGN KEY ("client_id","made_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "place_hold_of_quote" ON "place_hold" USING btree ("client_id","quote_id","number");--> statement-breakpoint
CREATE INDEX "place_hold_living" ON "place_hold" USING btree ("client_id","last_day") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "place_hold_of_promise" ON "place_hold" USING btree ("client_id","order_id","promise_number");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "place_hold" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
REVOKE UPDATE, DELETE, TRUNCATE ON place_hold FROM app;--> statement-breakpoint
GRANT UPDATE (ended_at, ended_by, order_id, promise_number) ON place_hold TO app;--> statement-breakpoint
ALTER TABLE place_hold FORCE ROW LEVEL SECURITY;
