CREATE TABLE "logo" (
	"client_id" integer NOT NULL,
	"hash" char(64) NOT NULL,
	"content_type" text NOT NULL,
	"bytes" text NOT NULL,
	CONSTRAINT "logo_client_id_hash_pk" PRIMARY KEY("client_id","hash")
);
--> statement-breakpoint
ALTER TABLE "logo" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "settings_version" (
	"client_id" integer NOT NULL,
	"number" integer NOT NULL,
	"body" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"changed_by" uuid,
	CONSTRAINT "settings_version_client_id_number_pk" PRIMARY KEY("client_id","number")
);
--> statement-breakpoint
ALTER TABLE "settings_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "settings_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "logo" ADD CONSTRAINT "logo_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings_version" ADD CONSTRAINT "settings_version_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "logo" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "settings_version" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
ALTER TABLE "settings_version" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "logo" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
REVOKE UPDATE, DELETE ON "settings_version" FROM app;
--> statement-breakpoint
-- The number by which every process notices changed settings stands in a table that no supplier's transaction may write.
CREATE FUNCTION settle_settings(number integer) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
	UPDATE client SET settings_version = number WHERE client_id = nullif(current_setting('app.client_id', true), '')::int
$$;
