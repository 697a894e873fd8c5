CREATE TABLE "family_door" (
	"client_id" integer NOT NULL,
	"page_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "family_door_client_id_page_id_id_pk" PRIMARY KEY("client_id","page_id","id")
);
--> statement-breakpoint
ALTER TABLE "family_door" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "family_heart" (
	"client_id" integer NOT NULL,
	"page_id" uuid NOT NULL,
	"door_id" uuid NOT NULL,
	"device" char(64) NOT NULL,
	CONSTRAINT "family_heart_client_id_page_id_door_id_device_pk" PRIMARY KEY("client_id","page_id","door_id","device")
);
--> statement-breakpoint
ALTER TABLE "family_heart" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "family_page" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" char(64) NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "family_page_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "family_page" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "family_door" ADD CONSTRAINT "family_door_of_page" FOREIGN KEY ("client_id","page_id") REFERENCES "public"."family_page"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_heart" ADD CONSTRAINT "family_heart_of_door" FOREIGN KEY ("client_id","page_id","door_id") REFERENCES "public"."family_door"("client_id","page_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_page" ADD CONSTRAINT "family_page_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "family_page_token" ON "family_page" USING btree ("client_id","token_hash");--> statement-breakpoint
CREATE INDEX "family_page_age" ON "family_page" USING btree ("client_id","changed_at");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "family_door" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "family_heart" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "family_page" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
ALTER TABLE "family_page" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "family_door" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "family_heart" FORCE ROW LEVEL SECURITY;
