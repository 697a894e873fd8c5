-- Written by hand: an enquiry of an earlier release gave its item no address. On one line, as `jobOfEnquiry` has it.
ALTER TABLE "item" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "enquiry" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "item_term" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
WITH "line" AS (
	SELECT "client_id", "item_id", regexp_replace(btrim("address", E' \t\r\n'), '\s*\n\s*', ', ', 'g') AS "address" FROM "enquiry"
), "named" AS (
	UPDATE "item" SET
		"address" = "line"."address",
		-- Until version 4 the address stood beside the design, since then in the job.
		"state" = jsonb_set("item"."state", CASE WHEN "item"."state" ? 'job' THEN '{job,address}' ELSE '{address}' END::text[], to_jsonb("line"."address"))
	FROM "line"
	WHERE "line"."client_id" = "item"."client_id" AND "line"."item_id" = "item"."id" AND "item"."address" = '' AND "line"."address" <> ''
	RETURNING "item"."client_id", "item"."id"
)
-- The server gives every item without search terms its terms when it starts.
DELETE FROM "item_term" USING "named"
WHERE "item_term"."client_id" = "named"."client_id" AND "item_term"."item_id" = "named"."id" AND "item_term"."source" = 'item';--> statement-breakpoint
ALTER TABLE "item_term" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "enquiry" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "item" FORCE ROW LEVEL SECURITY;
