CREATE TABLE "order_version" (
	"client_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"hash" char(64) NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"confirmed_by" uuid,
	CONSTRAINT "order_version_client_id_order_id_version_pk" PRIMARY KEY("client_id","order_id","version")
);
--> statement-breakpoint
ALTER TABLE "order_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_version" ADD CONSTRAINT "order_version_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "order_version" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- Written by hand from here on.
ALTER TABLE "order_version" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What was confirmed may be added and read, never changed.
REVOKE UPDATE, DELETE, TRUNCATE ON "order_version" FROM app;
