CREATE TABLE "export_batch" (
	"client_id" integer NOT NULL,
	"number" integer NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"rows" jsonb NOT NULL,
	"file" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"who" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "export_batch_client_id_number_pk" PRIMARY KEY("client_id","number")
);
--> statement-breakpoint
ALTER TABLE "export_batch" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "article_supply" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "article_supply" ADD COLUMN "last_updated" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "place" ADD COLUMN "last_updated" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "export_batch" ADD CONSTRAINT "export_batch_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_batch" ADD CONSTRAINT "export_batch_client_id_who_account_client_id_id_fk" FOREIGN KEY ("client_id","who") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "export_batch_id" ON "export_batch" USING btree ("client_id","id");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "export_batch" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
ALTER TABLE export_batch FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What was told to the books is never told otherwise.
REVOKE UPDATE, DELETE, TRUNCATE ON export_batch FROM app;
