CREATE TABLE "person_zip" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"about" text NOT NULL,
	"about_id" uuid NOT NULL,
	"blob" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"failures" integer NOT NULL,
	"done" integer NOT NULL,
	"files" integer NOT NULL,
	"left_out" integer NOT NULL,
	"size" bigint NOT NULL,
	CONSTRAINT "person_zip_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "person_zip" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person_zip" ADD CONSTRAINT "person_zip_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_zip_of" ON "person_zip" USING btree ("client_id","about","about_id");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "person_zip" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
ALTER TABLE "person_zip" FORCE ROW LEVEL SECURITY;
