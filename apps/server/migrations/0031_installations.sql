CREATE TABLE "installation_batch" (
	"client_id" integer NOT NULL,
	"number" integer NOT NULL,
	"id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"jobs" jsonb NOT NULL,
	"left_out" jsonb NOT NULL,
	"file" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"who" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "installation_batch_client_id_number_pk" PRIMARY KEY("client_id","number")
);
--> statement-breakpoint
ALTER TABLE "installation_batch" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "installation_batch" ADD CONSTRAINT "installation_batch_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installation_batch" ADD CONSTRAINT "installation_batch_client_id_who_account_client_id_id_fk" FOREIGN KEY ("client_id","who") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "installation_batch_id" ON "installation_batch" USING btree ("client_id","id");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "installation_batch" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
ALTER TABLE installation_batch FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What a register was told is never told otherwise.
REVOKE UPDATE, DELETE, TRUNCATE ON installation_batch FROM app;
