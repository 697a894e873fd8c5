CREATE TABLE "price_list_draft" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"attempt" uuid,
	"document" jsonb NOT NULL,
	CONSTRAINT "price_list_draft_client_id_pk" PRIMARY KEY("client_id")
);
--> statement-breakpoint
ALTER TABLE "price_list_draft" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "price_list" (
	"client_id" integer NOT NULL,
	"version" integer NOT NULL,
	"id" uuid NOT NULL,
	"valid_from" date NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" uuid NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "price_list_client_id_version_pk" PRIMARY KEY("client_id","version"),
	CONSTRAINT "price_list_id" UNIQUE("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "price_list" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "price_list_draft" ADD CONSTRAINT "price_list_draft_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list" ADD CONSTRAINT "price_list_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "price_list_draft" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "price_list" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- Written by hand from here on.
ALTER TABLE "price_list" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "price_list_draft" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- A published list may be added and read, never changed.
REVOKE UPDATE, DELETE ON "price_list" FROM app;
