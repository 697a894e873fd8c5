CREATE TABLE "login_session" (
	"client_id" integer NOT NULL,
	"id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"agent" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_session_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "login_session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "second_factor" (
	"client_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint NOT NULL,
	"recovery_hashes" jsonb NOT NULL,
	CONSTRAINT "second_factor_client_id_account_id_pk" PRIMARY KEY("client_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "second_factor" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "disabled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "login_session" ADD CONSTRAINT "login_session_client_id_account_id_account_client_id_id_fk" FOREIGN KEY ("client_id","account_id") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_client_id_account_id_account_client_id_id_fk" FOREIGN KEY ("client_id","account_id") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_session_of_account" ON "login_session" USING btree ("client_id","account_id");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "login_session" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "second_factor" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
ALTER TABLE "login_session" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "second_factor" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Hand-written: a supplier's transaction names its own account, and reads nobody's name.
CREATE FUNCTION claim_login_name(hash text, account uuid) RETURNS boolean
	LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
	AS $$
	WITH added AS (
		INSERT INTO login_name (name_hash, client_id, account_id)
		VALUES (hash, nullif(current_setting('app.client_id', true), '')::int, account)
		ON CONFLICT DO NOTHING RETURNING 1
	) SELECT count(*) = 1 FROM added
	$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION claim_login_name(text, uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION claim_login_name(text, uuid) TO app;
