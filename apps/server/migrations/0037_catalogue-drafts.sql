CREATE TABLE "catalogue_draft" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"based_on" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "catalogue_draft_client_id_pk" PRIMARY KEY("client_id")
);
--> statement-breakpoint
ALTER TABLE "catalogue_draft" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD COLUMN "draft_id" uuid;--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD COLUMN "published_by" uuid;--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_draft" ADD CONSTRAINT "catalogue_draft_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD CONSTRAINT "catalogue_version_draft" UNIQUE("client_id","draft_id");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "catalogue_draft" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
ALTER TABLE "catalogue_draft" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Which version is sold stands in a table that no supplier's transaction may write. These do it for the supplier of the transaction alone.
CREATE FUNCTION lock_sold_catalogue() RETURNS integer LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
	SELECT catalogue_version FROM client WHERE client_id = nullif(current_setting('app.client_id', true), '')::int FOR NO KEY UPDATE
$$;
--> statement-breakpoint
CREATE FUNCTION sell_catalogue(next integer) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
	UPDATE client SET catalogue_version = next
	WHERE client_id = nullif(current_setting('app.client_id', true), '')::int AND next = catalogue_version + 1
$$;
