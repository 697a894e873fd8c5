CREATE TABLE "option_set" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean NOT NULL,
	"state" jsonb NOT NULL,
	CONSTRAINT "option_set_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "option_set" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "option_set" ADD CONSTRAINT "option_set_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "option_set_name" ON "option_set" USING btree ("client_id",lower(name));--> statement-breakpoint
CREATE UNIQUE INDEX "option_set_default" ON "option_set" USING btree ("client_id") WHERE is_default;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "option_set" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
ALTER TABLE "option_set" FORCE ROW LEVEL SECURITY;
