CREATE TABLE "column_choice" (
	"client_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"columns" jsonb NOT NULL,
	CONSTRAINT "column_choice_client_id_account_id_list_pk" PRIMARY KEY("client_id","account_id","list")
);
--> statement-breakpoint
ALTER TABLE "column_choice" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_view" (
	"client_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"params" jsonb NOT NULL,
	CONSTRAINT "saved_view_client_id_account_id_id_pk" PRIMARY KEY("client_id","account_id","id")
);
--> statement-breakpoint
ALTER TABLE "saved_view" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "column_choice" ADD CONSTRAINT "column_choice_client_id_account_id_account_client_id_id_fk" FOREIGN KEY ("client_id","account_id") REFERENCES "public"."account"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_client_id_account_id_account_client_id_id_fk" FOREIGN KEY ("client_id","account_id") REFERENCES "public"."account"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "column_choice" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "saved_view" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- Forced by hand, as for every table of a supplier: the policy binds the owner of the tables too.
ALTER TABLE "saved_view" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "column_choice" FORCE ROW LEVEL SECURITY;
