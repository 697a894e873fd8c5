CREATE TABLE "bank_line" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"iban" text NOT NULL,
	"day" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"text" text NOT NULL,
	"reference" text NOT NULL,
	"party" text NOT NULL,
	"bank_reference" text NOT NULL,
	"is_reversal" boolean NOT NULL,
	"state" text NOT NULL,
	"order_id" uuid,
	"payment_id" uuid,
	"reverses" uuid,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_line_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "bank_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bank_rule" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"holds" text NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_rule_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "bank_rule" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bank_statement" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"profile" jsonb,
	"added" integer NOT NULL,
	"known" integer NOT NULL,
	"pending" integer NOT NULL,
	"empty" integer NOT NULL,
	"booked" integer NOT NULL,
	"imported_by" uuid NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_statement_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "bank_statement" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_client_id_statement_id_bank_statement_client_id_id_fk" FOREIGN KEY ("client_id","statement_id") REFERENCES "public"."bank_statement"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_client_id_payment_id_payment_client_id_id_fk" FOREIGN KEY ("client_id","payment_id") REFERENCES "public"."payment"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_client_id_reverses_bank_line_client_id_id_fk" FOREIGN KEY ("client_id","reverses") REFERENCES "public"."bank_line"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_client_id_changed_by_account_client_id_id_fk" FOREIGN KEY ("client_id","changed_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_rule" ADD CONSTRAINT "bank_rule_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_rule" ADD CONSTRAINT "bank_rule_client_id_made_by_account_client_id_id_fk" FOREIGN KEY ("client_id","made_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_client_id_imported_by_account_client_id_id_fk" FOREIGN KEY ("client_id","imported_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_line_in_state" ON "bank_line" USING btree ("client_id","state","day","id");--> statement-breakpoint
CREATE INDEX "bank_line_booked" ON "bank_line" USING btree ("client_id","amount_minor") WHERE state = 'Booked';--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_reversed" ON "bank_line" USING btree ("client_id","reverses");--> statement-breakpoint
CREATE INDEX "bank_statement_latest" ON "bank_statement" USING btree ("client_id","imported_at");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "bank_line" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "bank_rule" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "bank_statement" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
REVOKE UPDATE, DELETE, TRUNCATE ON bank_statement FROM app;--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON bank_line FROM app;--> statement-breakpoint
REVOKE UPDATE, TRUNCATE ON bank_rule FROM app;--> statement-breakpoint
ALTER TABLE bank_statement FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE bank_line FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE bank_rule FORCE ROW LEVEL SECURITY;
