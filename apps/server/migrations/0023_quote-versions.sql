CREATE TABLE "acceptance" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"hash" char(64) NOT NULL,
	"how" text NOT NULL,
	"name" text NOT NULL,
	"confirmed" jsonb NOT NULL,
	"text" text NOT NULL,
	"address_mark" text NOT NULL,
	"agent" text NOT NULL,
	"who" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "acceptance_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "acceptance" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offer_link" (
	"client_id" integer NOT NULL,
	"token_hash" char(64) NOT NULL,
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "offer_link_client_id_token_hash_pk" PRIMARY KEY("client_id","token_hash"),
	CONSTRAINT "offer_link_ordinal" UNIQUE("client_id","quote_id","ordinal")
);
--> statement-breakpoint
ALTER TABLE "offer_link" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quote_version" (
	"client_id" integer NOT NULL,
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"hash" char(64) NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by" uuid NOT NULL,
	"valid_until" date NOT NULL,
	"total_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "quote_version_client_id_quote_id_version_pk" PRIMARY KEY("client_id","quote_id","version")
);
--> statement-breakpoint
ALTER TABLE "quote_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "delivery_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "acceptance" ADD CONSTRAINT "acceptance_of_version" FOREIGN KEY ("client_id","quote_id","version") REFERENCES "public"."quote_version"("client_id","quote_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_link" ADD CONSTRAINT "offer_link_of_version" FOREIGN KEY ("client_id","quote_id","version") REFERENCES "public"."quote_version"("client_id","quote_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_version" ADD CONSTRAINT "quote_version_client_id_quote_id_quote_client_id_id_fk" FOREIGN KEY ("client_id","quote_id") REFERENCES "public"."quote"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acceptance_of_quote" ON "acceptance" USING btree ("client_id","quote_id","at");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "acceptance" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "offer_link" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "quote_version" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- Written by hand from here on.
ALTER TABLE "quote_version" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "offer_link" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "acceptance" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What was sent, and what was answered, may be added and read, never changed.
REVOKE UPDATE, DELETE, TRUNCATE ON "quote_version" FROM app;--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "acceptance" FROM app;
