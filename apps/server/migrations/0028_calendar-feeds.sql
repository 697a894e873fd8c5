CREATE TABLE "calendar_feed" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"resource_id" uuid,
	"team_id" uuid,
	"token_hash" char(64) NOT NULL,
	"names_customers" boolean NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_feed_client_id_id_pk" PRIMARY KEY("client_id","id"),
	CONSTRAINT "calendar_feed_of_one" CHECK (("calendar_feed"."resource_id" is null) <> ("calendar_feed"."team_id" is null))
);
--> statement-breakpoint
ALTER TABLE "calendar_feed" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_client_id_resource_id_resource_client_id_id_fk" FOREIGN KEY ("client_id","resource_id") REFERENCES "public"."resource"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_client_id_team_id_team_client_id_id_fk" FOREIGN KEY ("client_id","team_id") REFERENCES "public"."team"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_client_id_made_by_account_client_id_id_fk" FOREIGN KEY ("client_id","made_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_of_token" ON "calendar_feed" USING btree ("client_id","token_hash");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "calendar_feed" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
ALTER TABLE "calendar_feed" FORCE ROW LEVEL SECURITY;
