CREATE TABLE "customer_link" (
	"client_id" integer NOT NULL,
	"token_hash" char(64) NOT NULL,
	"quote_id" uuid,
	"order_id" uuid,
	"ordinal" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempt" uuid,
	"ended_at" timestamp (3) with time zone,
	"ended_as" text,
	CONSTRAINT "customer_link_client_id_token_hash_pk" PRIMARY KEY("client_id","token_hash"),
	CONSTRAINT "customer_link_of_quote" UNIQUE("client_id","quote_id","ordinal"),
	CONSTRAINT "customer_link_of_order" UNIQUE("client_id","order_id","ordinal"),
	CONSTRAINT "customer_link_of_one" CHECK (("customer_link"."quote_id" is null) <> ("customer_link"."order_id" is null))
);
--> statement-breakpoint
ALTER TABLE "customer_link" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "page_code" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" char(64) NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"misses" integer NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "page_code_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "page_code" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "page_device" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" char(64) NOT NULL,
	"device_hash" char(64) NOT NULL,
	"agent" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "page_device_client_id_id_pk" PRIMARY KEY("client_id","id"),
	CONSTRAINT "page_device_hash" UNIQUE("client_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "page_device" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "acceptance" ALTER COLUMN "quote_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "acceptance" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "customer_link" ADD CONSTRAINT "customer_link_client_id_quote_id_quote_client_id_id_fk" FOREIGN KEY ("client_id","quote_id") REFERENCES "public"."quote"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_link" ADD CONSTRAINT "customer_link_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_code" ADD CONSTRAINT "page_code_of_link_fk" FOREIGN KEY ("client_id","token_hash") REFERENCES "public"."customer_link"("client_id","token_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_device" ADD CONSTRAINT "page_device_of_link_fk" FOREIGN KEY ("client_id","token_hash") REFERENCES "public"."customer_link"("client_id","token_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_code_of_link" ON "page_code" USING btree ("client_id","token_hash","made_at");--> statement-breakpoint
CREATE INDEX "page_device_of_link" ON "page_device" USING btree ("client_id","token_hash");--> statement-breakpoint
ALTER TABLE "acceptance" ADD CONSTRAINT "acceptance_of_order_version" FOREIGN KEY ("client_id","order_id","version") REFERENCES "public"."order_version"("client_id","order_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acceptance_of_order" ON "acceptance" USING btree ("client_id","order_id","at");--> statement-breakpoint
ALTER TABLE "acceptance" ADD CONSTRAINT "acceptance_of_one" CHECK (("acceptance"."quote_id" is null) <> ("acceptance"."order_id" is null));--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "customer_link" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "page_code" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "page_device" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
ALTER TABLE offer_link NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- A link of a version is one of its quote from here on: what customers were mailed goes on to lead to it.
INSERT INTO customer_link (client_id, token_hash, quote_id, ordinal, created_at, ended_at, ended_as)
SELECT client_id, token_hash, quote_id, ordinal, created_at, revoked_at, CASE WHEN revoked_at IS NULL THEN NULL ELSE 'revoked' END FROM offer_link;--> statement-breakpoint
DROP POLICY "own_rows_only" ON "offer_link" CASCADE;--> statement-breakpoint
DROP TABLE "offer_link" CASCADE;--> statement-breakpoint
-- As before, with the order where the evidence is about one: what was sealed before stays as it is.
CREATE OR REPLACE FUNCTION "sealed_text"("what" text, "row_" jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT jsonb_agg("row_" -> "name" ORDER BY "place")::text
	FROM unnest(CASE "what"
		WHEN 'change' THEN ARRAY['about', 'about_id', 'line', 'kind', 'from', 'to', 'reason', 'who', 'at']
		WHEN 'enquiry_consent' THEN ARRAY['enquiry_id', 'kind', 'text', 'given'] || CASE WHEN "row_" ->> 'settings_version' IS NULL THEN ARRAY[]::text[] ELSE ARRAY['settings_version'] END
		WHEN 'acceptance' THEN ARRAY['id', 'quote_id', 'version', 'kind', 'hash', 'how', 'name', 'confirmed', 'text', 'address_mark', 'agent', 'who', 'at'] || CASE WHEN "row_" ->> 'order_id' IS NULL THEN ARRAY[]::text[] ELSE ARRAY['order_id'] END
	END) WITH ORDINALITY AS "columns"("name", "place")
$$;--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON customer_link FROM app;--> statement-breakpoint
REVOKE TRUNCATE ON page_code, page_device FROM app;--> statement-breakpoint
ALTER TABLE customer_link FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE page_code FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE page_device FORCE ROW LEVEL SECURITY;
