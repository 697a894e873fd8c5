CREATE TABLE "batch_event" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"what" text NOT NULL,
	"code" text NOT NULL,
	"station" text NOT NULL,
	"kind" text NOT NULL,
	"undoes" uuid,
	"reason" text NOT NULL,
	"device_at" timestamp (3) with time zone,
	"who" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "batch_event_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "batch_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "batch_frozen" ADD COLUMN "counts" jsonb;--> statement-breakpoint
ALTER TABLE "batch_piece" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "batch_piece" ADD COLUMN "bar" integer;--> statement-breakpoint
ALTER TABLE "batch_piece" ADD COLUMN "replaces" text;--> statement-breakpoint
ALTER TABLE "batch_piece" ADD COLUMN "own_bar" jsonb;--> statement-breakpoint
ALTER TABLE "batch_event" ADD CONSTRAINT "batch_event_client_id_batch_id_batch_client_id_id_fk" FOREIGN KEY ("client_id","batch_id") REFERENCES "public"."batch"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_event" ADD CONSTRAINT "batch_event_client_id_who_account_client_id_id_fk" FOREIGN KEY ("client_id","who") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_event_of_batch" ON "batch_event" USING btree ("client_id","batch_id");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "batch_event" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- The policies would hide the rows from the owner's transaction.
ALTER TABLE "batch_tick" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "batch_piece" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "batch_frozen" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "batch_piece" SET "place" = coalesce(nullif(regexp_replace("label" ->> 'slot', '\D', '', 'g'), '')::integer, 0);--> statement-breakpoint
UPDATE "batch_piece" SET "bar" = "sawn"."bar" FROM (
	SELECT "client_id", "batch_id", ("bars"."bar" ->> 'number')::integer AS "bar", jsonb_array_elements_text("bars"."bar" -> 'pieces') AS "code"
	FROM "batch_frozen", jsonb_array_elements("frozen" -> 'bars') AS "bars"("bar")
) AS "sawn" WHERE "batch_piece"."client_id" = "sawn"."client_id" AND "batch_piece"."code" = "sawn"."code";--> statement-breakpoint
-- A piece that was only marked as made again is spoiled, and as before nothing is awaited in its place.
INSERT INTO "batch_event" ("client_id", "id", "batch_id", "what", "code", "station", "kind", "reason", "who", "at")
SELECT "tick"."client_id", gen_random_uuid(), "piece"."batch_id", 'piece', "tick"."code",
	CASE "tick"."place" WHEN 'made again' THEN 'cutting' ELSE "tick"."place" END,
	CASE "tick"."place" WHEN 'made again' THEN 'spoiled' ELSE 'done' END, '', "tick"."who", "tick"."at"
FROM "batch_tick" AS "tick" JOIN "batch_piece" AS "piece" ON "piece"."client_id" = "tick"."client_id" AND "piece"."code" = "tick"."code";--> statement-breakpoint
UPDATE "batch_frozen" SET "counts" = (
	SELECT jsonb_build_object(
		'pieces', count(*) FILTER (WHERE NOT "spoiled"),
		'cutting', count(*) FILTER (WHERE NOT "spoiled" AND ("sawn" OR "assembled" OR "checked")),
		'implied', count(*) FILTER (WHERE NOT "spoiled" AND NOT "sawn" AND ("assembled" OR "checked")),
		'assembly', count(*) FILTER (WHERE NOT "spoiled" AND ("assembled" OR "checked")),
		'qualityCheck', count(*) FILTER (WHERE NOT "spoiled" AND "checked"),
		'begun', coalesce(sum("ticks"), 0),
		'open', count(*) FILTER (WHERE NOT "spoiled" AND NOT "checked"))
	FROM (
		SELECT coalesce(bool_or("place" = 'made again'), false) AS "spoiled", coalesce(bool_or("place" = 'cutting'), false) AS "sawn",
			coalesce(bool_or("place" = 'assembly'), false) AS "assembled", coalesce(bool_or("place" = 'quality check'), false) AS "checked",
			count("place") AS "ticks"
		FROM (
			SELECT "piece"."code", "tick"."place" FROM "batch_piece" AS "piece"
			LEFT JOIN "batch_tick" AS "tick" ON "tick"."client_id" = "piece"."client_id" AND "tick"."code" = "piece"."code"
			WHERE "piece"."client_id" = "batch_frozen"."client_id" AND "piece"."batch_id" = "batch_frozen"."batch_id"
		) AS "ticked" GROUP BY "code"
	) AS "pieces"
);--> statement-breakpoint
ALTER TABLE "batch_piece" ALTER COLUMN "place" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "batch_frozen" ALTER COLUMN "counts" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "batch_piece" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "batch_frozen" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "batch_event" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
DROP POLICY "own_rows_only" ON "batch_tick" CASCADE;--> statement-breakpoint
DROP TABLE "batch_tick" CASCADE;
