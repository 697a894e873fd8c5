-- For the rule that nobody is in two places at once: in PostgreSQL's contrib and trusted since 13.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "job" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"need" jsonb NOT NULL,
	"reason" text NOT NULL,
	"moves" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" uuid,
	"last_idempotency_key" text,
	CONSTRAINT "job_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "job" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "resource" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"skills" jsonb NOT NULL,
	"length_mm" integer,
	"carries_kg" integer,
	"places" integer,
	"is_retired" boolean NOT NULL,
	CONSTRAINT "resource_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "resource" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "resource_booking" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"visit_id" uuid,
	"span" "tstzrange" NOT NULL,
	"held_until" timestamp (3) with time zone,
	"reason" text NOT NULL,
	CONSTRAINT "resource_booking_client_id_id_resource_id_pk" PRIMARY KEY("client_id","id","resource_id"),
	CONSTRAINT "resource_booking_span" CHECK (not isempty("resource_booking"."span") and lower_inc("resource_booking"."span") and not upper_inc("resource_booking"."span"))
);
--> statement-breakpoint
ALTER TABLE "resource_booking" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "team" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"is_retired" boolean NOT NULL,
	CONSTRAINT "team_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "team" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "team_member" (
	"client_id" integer NOT NULL,
	"team_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	CONSTRAINT "team_member_client_id_team_id_resource_id_pk" PRIMARY KEY("client_id","team_id","resource_id")
);
--> statement-breakpoint
ALTER TABLE "team_member" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "visit" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"to_at" timestamp (3) with time zone NOT NULL,
	"sequence" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"is_cancelled" boolean NOT NULL,
	CONSTRAINT "visit_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "visit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "working_time" (
	"client_id" integer NOT NULL,
	"resource_id" uuid NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	CONSTRAINT "working_time_client_id_resource_id_weekday_pk" PRIMARY KEY("client_id","resource_id","weekday")
);
--> statement-breakpoint
ALTER TABLE "working_time" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_booking" ADD CONSTRAINT "resource_booking_client_id_resource_id_resource_client_id_id_fk" FOREIGN KEY ("client_id","resource_id") REFERENCES "public"."resource"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_booking" ADD CONSTRAINT "resource_booking_client_id_visit_id_visit_client_id_id_fk" FOREIGN KEY ("client_id","visit_id") REFERENCES "public"."visit"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_client_id_team_id_team_client_id_id_fk" FOREIGN KEY ("client_id","team_id") REFERENCES "public"."team"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_client_id_resource_id_resource_client_id_id_fk" FOREIGN KEY ("client_id","resource_id") REFERENCES "public"."resource"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_client_id_job_id_job_client_id_id_fk" FOREIGN KEY ("client_id","job_id") REFERENCES "public"."job"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_client_id_team_id_team_client_id_id_fk" FOREIGN KEY ("client_id","team_id") REFERENCES "public"."team"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_time" ADD CONSTRAINT "working_time_client_id_resource_id_resource_client_id_id_fk" FOREIGN KEY ("client_id","resource_id") REFERENCES "public"."resource"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_living" ON "job" USING btree ("client_id","order_id","kind") WHERE state not in ('Handed over', 'Cancelled');--> statement-breakpoint
CREATE INDEX "job_of_order" ON "job" USING btree ("client_id","order_id");--> statement-breakpoint
CREATE INDEX "job_in_state" ON "job" USING btree ("client_id","state");--> statement-breakpoint
CREATE INDEX "resource_booking_of_visit" ON "resource_booking" USING btree ("client_id","visit_id");--> statement-breakpoint
CREATE INDEX "resource_booking_held" ON "resource_booking" USING btree ("client_id","held_until") WHERE held_until is not null;--> statement-breakpoint
CREATE INDEX "team_member_of_resource" ON "team_member" USING btree ("client_id","resource_id");--> statement-breakpoint
CREATE INDEX "visit_of_job" ON "visit" USING btree ("client_id","job_id");--> statement-breakpoint
CREATE INDEX "visit_by_time" ON "visit" USING btree ("client_id","from_at");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "job" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "resource" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "resource_booking" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "team" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "team_member" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "visit" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "working_time" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
ALTER TABLE resource_booking ADD CONSTRAINT no_double_booking EXCLUDE USING gist (client_id WITH =, resource_id WITH =, span WITH &&) DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON resource, team, job FROM app;--> statement-breakpoint
REVOKE TRUNCATE ON working_time, team_member, visit, resource_booking FROM app;--> statement-breakpoint
ALTER TABLE resource FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE working_time FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE team FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE team_member FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE job FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE visit FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE resource_booking FORCE ROW LEVEL SECURITY;
