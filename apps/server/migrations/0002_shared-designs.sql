CREATE TABLE "shared_design" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"state" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shared_design_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "shared_design" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shared_design" ADD CONSTRAINT "shared_design_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_design_of_item" ON "shared_design" USING btree ("client_id","item_id");--> statement-breakpoint
CREATE INDEX "shared_design_age" ON "shared_design" USING btree ("client_id","made_at");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "shared_design" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- Forced by hand, as for every table of a supplier: the policy binds the owner of the tables too.
ALTER TABLE "shared_design" FORCE ROW LEVEL SECURITY;
