CREATE TABLE "vat_rate" (
	"client_id" integer NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"from" date NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "vat_rate_client_id_country_kind_from_pk" PRIMARY KEY("client_id","country","kind","from")
);
--> statement-breakpoint
ALTER TABLE "vat_rate" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "vat_rate" ADD CONSTRAINT "vat_rate_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "vat_rate" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- Written by hand from here on.
ALTER TABLE "vat_rate" FORCE ROW LEVEL SECURITY;
