CREATE TABLE "promise_facts" (
	"client_id" integer NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"checked_revision" integer DEFAULT 0 NOT NULL,
	"checked_on" date,
	CONSTRAINT "promise_facts_client_id_pk" PRIMARY KEY("client_id")
);
--> statement-breakpoint
ALTER TABLE "promise_facts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "promise_risk" (
	"client_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"tell_by" timestamp (3) with time zone NOT NULL,
	"cause" text NOT NULL,
	"week" char(4),
	"points" integer NOT NULL,
	"forecast" jsonb,
	"facts_hash" text NOT NULL,
	CONSTRAINT "promise_risk_client_id_order_id_pk" PRIMARY KEY("client_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "promise_risk" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "promise" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "promise_facts" ADD CONSTRAINT "promise_facts_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promise_risk" ADD CONSTRAINT "promise_risk_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "promise_facts" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "promise_risk" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
ALTER TABLE promise_facts FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE promise_risk FORCE ROW LEVEL SECURITY;
