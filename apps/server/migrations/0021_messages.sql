CREATE TABLE "contact_choice" (
	"client_id" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"is_wanted" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_choice_client_id_customer_id_topic_pk" PRIMARY KEY("client_id","customer_id","topic")
);
--> statement-breakpoint
ALTER TABLE "contact_choice" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "message_sent" (
	"client_id" integer NOT NULL,
	"quote_id" uuid,
	"order_id" uuid,
	"code" text NOT NULL,
	"about" text NOT NULL,
	"nth" integer NOT NULL,
	"language" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_sent_of_quote" UNIQUE("client_id","quote_id","code","about","nth"),
	CONSTRAINT "message_sent_of_order" UNIQUE("client_id","order_id","code","about","nth"),
	CONSTRAINT "message_sent_of_one" CHECK (("message_sent"."quote_id" is null) <> ("message_sent"."order_id" is null))
);
--> statement-breakpoint
ALTER TABLE "message_sent" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "message_text" (
	"client_id" integer NOT NULL,
	"code" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"id" uuid NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_text_client_id_code_language_version_pk" PRIMARY KEY("client_id","code","language","version"),
	CONSTRAINT "message_text_id" UNIQUE("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "message_text" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contact_choice" ADD CONSTRAINT "contact_choice_client_id_customer_id_customer_client_id_id_fk" FOREIGN KEY ("client_id","customer_id") REFERENCES "public"."customer"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_sent" ADD CONSTRAINT "message_sent_client_id_quote_id_quote_client_id_id_fk" FOREIGN KEY ("client_id","quote_id") REFERENCES "public"."quote"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_sent" ADD CONSTRAINT "message_sent_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_text" ADD CONSTRAINT "message_text_client_id_written_by_account_client_id_id_fk" FOREIGN KEY ("client_id","written_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "contact_choice" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "message_sent" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "message_text" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
REVOKE UPDATE, DELETE, TRUNCATE ON message_text, message_sent FROM app;--> statement-breakpoint
REVOKE TRUNCATE ON contact_choice FROM app;--> statement-breakpoint
ALTER TABLE message_text FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE message_sent FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE contact_choice FORCE ROW LEVEL SECURITY;
