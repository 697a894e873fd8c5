CREATE TABLE "catalogue_row" (
	"client_id" integer NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "catalogue_row_client_id_kind_id_pk" PRIMARY KEY("client_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "catalogue_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_settings" (
	"client_id" integer NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "client_settings_client_id_pk" PRIMARY KEY("client_id")
);
--> statement-breakpoint
ALTER TABLE "client_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"catalogue_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "door_image" (
	"client_id" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"side" text NOT NULL,
	"version" text NOT NULL,
	"url" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "door_image_client_id_item_id_side_pk" PRIMARY KEY("client_id","item_id","side")
);
--> statement-breakpoint
ALTER TABLE "door_image" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "enquiry_consent" (
	"client_id" integer NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"given" boolean NOT NULL,
	CONSTRAINT "enquiry_consent_client_id_enquiry_id_kind_pk" PRIMARY KEY("client_id","enquiry_id","kind")
);
--> statement-breakpoint
ALTER TABLE "enquiry_consent" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "enquiry" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"notes" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "enquiry_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "enquiry" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "item" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"made_by" text NOT NULL,
	"doors" text NOT NULL,
	"system_id" integer NOT NULL,
	"design_id" integer NOT NULL,
	"numerals" text NOT NULL,
	"address" text NOT NULL,
	"state" jsonb NOT NULL,
	"last_updated" timestamp (3) with time zone NOT NULL,
	"bom_updated" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	CONSTRAINT "item_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "item" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_count" (
	"key" text PRIMARY KEY NOT NULL,
	"window_started" timestamp (3) with time zone NOT NULL,
	"taken" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_instruction" (
	"client_id" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"manually_added" boolean NOT NULL,
	"line" integer NOT NULL,
	"group" text NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"quantity" double precision NOT NULL,
	"length" double precision,
	"width" double precision,
	"rule" text NOT NULL,
	"dropdown" text,
	"part_id" text,
	CONSTRAINT "work_instruction_client_id_item_id_manually_added_line_pk" PRIMARY KEY("client_id","item_id","manually_added","line")
);
--> statement-breakpoint
ALTER TABLE "work_instruction" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "catalogue_row" ADD CONSTRAINT "catalogue_row_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_settings" ADD CONSTRAINT "client_settings_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_image" ADD CONSTRAINT "door_image_client_id_item_id_item_client_id_id_fk" FOREIGN KEY ("client_id","item_id") REFERENCES "public"."item"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_consent" ADD CONSTRAINT "enquiry_consent_client_id_enquiry_id_enquiry_client_id_id_fk" FOREIGN KEY ("client_id","enquiry_id") REFERENCES "public"."enquiry"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_client_id_item_id_item_client_id_id_fk" FOREIGN KEY ("client_id","item_id") REFERENCES "public"."item"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_instruction" ADD CONSTRAINT "work_instruction_client_id_item_id_item_client_id_id_fk" FOREIGN KEY ("client_id","item_id") REFERENCES "public"."item"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_one_per_item" ON "enquiry" USING btree ("client_id","item_id");--> statement-breakpoint
CREATE INDEX "item_recent" ON "item" USING btree ("client_id","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rate_count_age" ON "rate_count" USING btree ("window_started");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "catalogue_row" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "client_settings" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "door_image" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "enquiry_consent" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "enquiry" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "item" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "work_instruction" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);