CREATE TABLE "batch_frozen" (
	"client_id" integer NOT NULL,
	"batch_id" uuid NOT NULL,
	"frozen" jsonb NOT NULL,
	CONSTRAINT "batch_frozen_client_id_batch_id_pk" PRIMARY KEY("client_id","batch_id")
);
--> statement-breakpoint
ALTER TABLE "batch_frozen" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "production_week" ALTER COLUMN "capacity" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "production_week" ADD COLUMN "last_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "batch_frozen" ADD CONSTRAINT "batch_frozen_client_id_batch_id_batch_client_id_id_fk" FOREIGN KEY ("client_id","batch_id") REFERENCES "public"."batch"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "production_week" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "batch_frozen" ("client_id", "batch_id", "frozen") SELECT "client_id", "id", "frozen" FROM "batch" WHERE "frozen" IS NOT NULL;--> statement-breakpoint
INSERT INTO "production_week" ("client_id", "week", "capacity", "last_number") SELECT "client_id", "week", NULL, max("number") FROM "batch" GROUP BY "client_id", "week" ON CONFLICT ("client_id", "week") DO UPDATE SET "last_number" = EXCLUDED."last_number";--> statement-breakpoint
ALTER TABLE "batch" DROP COLUMN "frozen";--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "batch_frozen" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
ALTER TABLE "batch_frozen" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "batch" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "production_week" FORCE ROW LEVEL SECURITY;