CREATE TABLE "cut_plan" (
	"client_id" integer NOT NULL,
	"batch_id" uuid NOT NULL,
	"group_key" text NOT NULL,
	"input_hash" text NOT NULL,
	"plan" jsonb NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cut_plan_client_id_batch_id_group_key_pk" PRIMARY KEY("client_id","batch_id","group_key")
);
--> statement-breakpoint
ALTER TABLE "cut_plan" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offcut_move" (
	"client_id" integer NOT NULL,
	"offcut_id" text NOT NULL,
	"line" integer NOT NULL,
	"move" text NOT NULL,
	"batch" text,
	"reason" text NOT NULL,
	"who" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "offcut_move_client_id_offcut_id_line_pk" PRIMARY KEY("client_id","offcut_id","line")
);
--> statement-breakpoint
ALTER TABLE "offcut_move" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offcut" (
	"client_id" integer NOT NULL,
	"id" text NOT NULL,
	"group_key" text NOT NULL,
	"length" integer NOT NULL,
	"description" text NOT NULL,
	"colours" text NOT NULL,
	CONSTRAINT "offcut_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "offcut" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "offcut_move" ADD CONSTRAINT "offcut_move_client_id_offcut_id_offcut_client_id_id_fk" FOREIGN KEY ("client_id","offcut_id") REFERENCES "public"."offcut"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offcut" ADD CONSTRAINT "offcut_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cut_plan_of_problem" ON "cut_plan" USING btree ("client_id","input_hash");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "cut_plan" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "offcut_move" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "offcut" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
ALTER TABLE "cut_plan" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "offcut" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "offcut_move" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "offcut_move" FROM app;
