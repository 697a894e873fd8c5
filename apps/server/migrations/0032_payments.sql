CREATE TABLE "credit_note" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"note" jsonb NOT NULL,
	"issued_by" uuid NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_note_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "credit_note" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"paid_on" date NOT NULL,
	"method" text NOT NULL,
	"note" text NOT NULL,
	"takes_back" uuid,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "payment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_" ADD COLUMN "remake_of" uuid;--> statement-breakpoint
ALTER TABLE "order_" ADD COLUMN "remake" jsonb;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_client_id_issued_by_account_client_id_id_fk" FOREIGN KEY ("client_id","issued_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_client_id_takes_back_payment_client_id_id_fk" FOREIGN KEY ("client_id","takes_back") REFERENCES "public"."payment"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_client_id_recorded_by_account_client_id_id_fk" FOREIGN KEY ("client_id","recorded_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_number" ON "credit_note" USING btree ("client_id","number");--> statement-breakpoint
CREATE INDEX "credit_note_of_order" ON "credit_note" USING btree ("client_id","order_id");--> statement-breakpoint
CREATE INDEX "payment_of_order" ON "payment" USING btree ("client_id","order_id","recorded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_taken_back" ON "payment" USING btree ("client_id","takes_back");--> statement-breakpoint
ALTER TABLE "order_" ADD CONSTRAINT "order__client_id_remake_of_order__client_id_id_fk" FOREIGN KEY ("client_id","remake_of") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_remake_of" ON "order_" USING btree ("client_id","remake_of");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "credit_note" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "payment" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- A restored backup brings a remake before its original where that was changed since.
ALTER TABLE "order_" ALTER CONSTRAINT "order__client_id_remake_of_order__client_id_id_fk" DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "payment" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "credit_note" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "payment" FROM app;--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "credit_note" FROM app;
