CREATE TABLE "running_number" (
	"client_id" integer NOT NULL,
	"kind" text NOT NULL,
	"next" integer NOT NULL,
	CONSTRAINT "running_number_client_id_kind_pk" PRIMARY KEY("client_id","kind")
);
--> statement-breakpoint
ALTER TABLE "running_number" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "running_number" ADD CONSTRAINT "running_number_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Written by hand: what is there is numbered in the order in which it was made; an item keeps no such time, so the earliest
-- known one counts. The policies would hide the rows from the owner's transaction.
ALTER TABLE "item" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "enquiry" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "item_term" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "item" SET "number" = "ordered"."number" FROM (
	SELECT "client_id", "id", 1000 + row_number() OVER (
		PARTITION BY "client_id" ORDER BY least("last_updated", "bom_updated", "submitted_at", "measured_at"), "id"
	) AS "number" FROM "item"
) AS "ordered" WHERE "item"."client_id" = "ordered"."client_id" AND "item"."id" = "ordered"."id";--> statement-breakpoint
UPDATE "enquiry" SET "number" = "ordered"."number" FROM (
	SELECT "client_id", "id", 1000 + row_number() OVER (PARTITION BY "client_id" ORDER BY "submitted_at", "id") AS "number" FROM "enquiry"
) AS "ordered" WHERE "enquiry"."client_id" = "ordered"."client_id" AND "enquiry"."id" = "ordered"."id";--> statement-breakpoint
INSERT INTO "running_number" ("client_id", "kind", "next")
SELECT "client_id", 'item', max("number") + 1 FROM "item" GROUP BY "client_id"
UNION ALL SELECT "client_id", 'enquiry', max("number") + 1 FROM "enquiry" GROUP BY "client_id";--> statement-breakpoint
-- Search terms. Items without any have none of their address either: the next start adds all of them.
INSERT INTO "item_term" ("client_id", "item_id", "source", "term")
SELECT "has"."client_id", "has"."item_id", "has"."source", "terms"."term"
FROM (SELECT DISTINCT "client_id", "item_id", "source" FROM "item_term") AS "has"
JOIN "item" ON "item"."client_id" = "has"."client_id" AND "item"."id" = "has"."item_id"
LEFT JOIN "enquiry" ON "enquiry"."client_id" = "has"."client_id" AND "enquiry"."item_id" = "has"."item_id"
CROSS JOIN LATERAL (
	SELECT CASE WHEN "has"."source" = 'item' THEN 'd' || "item"."number" ELSE 'e' || "enquiry"."number" END AS "term"
	UNION ALL SELECT CASE WHEN "has"."source" = 'item' THEN '#' || "item"."number" ELSE '#' || "enquiry"."number" END
) AS "terms"
WHERE "terms"."term" IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "item" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "item" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "enquiry" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "item_term" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "running_number" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_number" ON "enquiry" USING btree ("client_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "item_number" ON "item" USING btree ("client_id","number");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "running_number" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);