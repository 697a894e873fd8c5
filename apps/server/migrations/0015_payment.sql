
CREATE TABLE "payment_account" (
	"client_id" integer NOT NULL,
	"driver" text NOT NULL,
	"mode" text NOT NULL,
	"key" text NOT NULL,
	"key_end" text NOT NULL,
	"hook_secret" text,
	"hook_secret_end" text DEFAULT '' NOT NULL,
	"hook_secret_before" text,
	"currencies" jsonb NOT NULL,
	"methods" jsonb NOT NULL,
	"is_active" boolean NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_account_client_id_driver_pk" PRIMARY KEY("client_id","driver")
);
--> statement-breakpoint
ALTER TABLE "payment_account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_ask" (
	"client_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"instalment" integer NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_ask_client_id_order_id_instalment_pk" PRIMARY KEY("client_id","order_id","instalment")
);
--> statement-breakpoint
ALTER TABLE "payment_ask" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"instalment" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"driver" text NOT NULL,
	"mode" text NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"url" text,
	"snapshot" jsonb,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	CONSTRAINT "payment_attempt_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "payment_attempt" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_hint" (
	"client_id" integer NOT NULL,
	"driver" text NOT NULL,
	"event_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_hint_client_id_driver_event_id_pk" PRIMARY KEY("client_id","driver","event_id")
);
--> statement-breakpoint
ALTER TABLE "payment_hint" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_refund" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_refund_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "payment_refund" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "recorded_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "source" text DEFAULT 'hand' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "entry" text;--> statement-breakpoint
ALTER TABLE "payment_account" ADD CONSTRAINT "payment_account_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_account" ADD CONSTRAINT "payment_account_client_id_changed_by_account_client_id_id_fk" FOREIGN KEY ("client_id","changed_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_ask" ADD CONSTRAINT "payment_ask_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_ask" ADD CONSTRAINT "payment_ask_client_id_asked_by_account_client_id_id_fk" FOREIGN KEY ("client_id","asked_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_hint" ADD CONSTRAINT "payment_hint_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_client_id_attempt_id_payment_attempt_client_id_id_fk" FOREIGN KEY ("client_id","attempt_id") REFERENCES "public"."payment_attempt"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_client_id_asked_by_account_client_id_id_fk" FOREIGN KEY ("client_id","asked_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_account_active" ON "payment_account" USING btree ("client_id") WHERE is_active;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_living" ON "payment_attempt" USING btree ("client_id","order_id") WHERE state in ('Creating', 'Open', 'Processing');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_of_provider" ON "payment_attempt" USING btree ("client_id","driver","provider_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_of_order" ON "payment_attempt" USING btree ("client_id","order_id","started_at");--> statement-breakpoint
CREATE INDEX "payment_attempt_due" ON "payment_attempt" USING btree ("client_id","next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "payment_refund_of_attempt" ON "payment_refund" USING btree ("client_id","attempt_id");--> statement-breakpoint
CREATE INDEX "payment_refund_of_order" ON "payment_refund" USING btree ("client_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_entry" ON "payment" USING btree ("client_id","entry");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "payment_account" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "payment_ask" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "payment_attempt" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "payment_hint" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "payment_refund" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
REVOKE UPDATE, DELETE, TRUNCATE ON payment_ask, payment_hint FROM app;--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON payment_account, payment_attempt, payment_refund FROM app;--> statement-breakpoint
ALTER TABLE payment_account FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE payment_ask FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE payment_attempt FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE payment_hint FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE payment_refund FORCE ROW LEVEL SECURITY;