CREATE TABLE "account" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "login_name" (
	"name_hash" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_record" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"expires_at" timestamp (3) with time zone,
	"consumed_at" timestamp (3) with time zone,
	CONSTRAINT "login_record_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_name" ADD CONSTRAINT "login_name_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_record_grant" ON "login_record" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "login_record_uid" ON "login_record" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "login_record_age" ON "login_record" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "account" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- Forced by hand, as for every table of a supplier: the policy binds the owner of the tables too.
ALTER TABLE "account" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Who may log in, and as what, is not for a supplier's transaction to read or to say.
REVOKE ALL ON "login_name", "login_record" FROM app;
