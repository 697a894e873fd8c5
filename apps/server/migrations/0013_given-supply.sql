CREATE TABLE "peg_override" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"from_order" uuid NOT NULL,
	"to_order" uuid NOT NULL,
	"quantity" bigint NOT NULL,
	"reason" text NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "peg_override_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "peg_override" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "peg_override" ADD CONSTRAINT "peg_override_client_id_from_order_order__client_id_id_fk" FOREIGN KEY ("client_id","from_order") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peg_override" ADD CONSTRAINT "peg_override_client_id_to_order_order__client_id_id_fk" FOREIGN KEY ("client_id","to_order") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peg_override" ADD CONSTRAINT "peg_override_client_id_made_by_account_client_id_id_fk" FOREIGN KEY ("client_id","made_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "peg_override_of" ON "peg_override" USING btree ("client_id","from_order");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "peg_override" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
REVOKE UPDATE, DELETE, TRUNCATE ON peg_override FROM app;--> statement-breakpoint
ALTER TABLE peg_override FORCE ROW LEVEL SECURITY;
