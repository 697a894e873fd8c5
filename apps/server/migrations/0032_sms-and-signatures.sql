CREATE TABLE "sms_gateway" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"sender" text NOT NULL,
	"country" text NOT NULL,
	"registered_on" date,
	"url" text NOT NULL,
	"template" text NOT NULL,
	"authorization" text,
	"authorization_end" text NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sms_gateway" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "message_sent" DROP CONSTRAINT "message_sent_of_quote";--> statement-breakpoint
ALTER TABLE "message_sent" DROP CONSTRAINT "message_sent_of_order";--> statement-breakpoint
ALTER TABLE "delivery_event" ADD COLUMN "signature" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_sent" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_sent" ADD COLUMN "refusal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_gateway" ADD CONSTRAINT "sms_gateway_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_gateway" ADD CONSTRAINT "sms_gateway_client_id_changed_by_account_client_id_id_fk" FOREIGN KEY ("client_id","changed_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_sent" ADD CONSTRAINT "message_sent_of_quote" UNIQUE("client_id","quote_id","code","channel","about","nth");--> statement-breakpoint
ALTER TABLE "message_sent" ADD CONSTRAINT "message_sent_of_order" UNIQUE("client_id","order_id","code","channel","about","nth");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "sms_gateway" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON sms_gateway FROM app;--> statement-breakpoint
GRANT UPDATE (signature) ON delivery_event TO app;--> statement-breakpoint
ALTER TABLE "sms_gateway" FORCE ROW LEVEL SECURITY;
