CREATE TABLE "customer_term" (
	"client_id" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"term" text COLLATE "C" NOT NULL,
	CONSTRAINT "customer_term_client_id_customer_id_term_pk" PRIMARY KEY("client_id","customer_id","term")
);
--> statement-breakpoint
ALTER TABLE "customer_term" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customer" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" jsonb NOT NULL,
	"last_updated" timestamp (3) with time zone NOT NULL,
	"last_write" text,
	"merged_into" uuid,
	CONSTRAINT "customer_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "customer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "customer_term" ADD CONSTRAINT "customer_term_client_id_customer_id_customer_client_id_id_fk" FOREIGN KEY ("client_id","customer_id") REFERENCES "public"."customer"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_term_found" ON "customer_term" USING btree ("client_id","term","customer_id");--> statement-breakpoint
CREATE INDEX "customer_recent" ON "customer" USING btree ("client_id","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE merged_into is null;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_client_id_customer_id_customer_client_id_id_fk" FOREIGN KEY ("client_id","customer_id") REFERENCES "public"."customer"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_of_customer" ON "enquiry" USING btree ("client_id","customer_id");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "customer_term" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "customer" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
ALTER TABLE "customer" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "customer_term" FORCE ROW LEVEL SECURITY;
