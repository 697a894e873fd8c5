CREATE TABLE "document" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"failures" integer NOT NULL,
	"blob" uuid,
	"sha256" text,
	"size" integer,
	"pictures" jsonb NOT NULL,
	CONSTRAINT "document_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "document" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_of_version" ON "document" USING btree ("client_id","kind","about_id","version");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "document" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
ALTER TABLE "document" FORCE ROW LEVEL SECURITY;
