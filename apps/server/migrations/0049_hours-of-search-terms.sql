ALTER TABLE "item_term" ADD COLUMN "hour" integer;--> statement-breakpoint
-- The policies would hide the rows from the owner's transaction.
ALTER TABLE "item" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "item_term" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "item_term" SET "hour" = floor(extract(epoch from "item"."last_updated") / 3600)::integer
FROM "item" WHERE "item"."client_id" = "item_term"."client_id" AND "item"."id" = "item_term"."item_id";--> statement-breakpoint
ALTER TABLE "item_term" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "item" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "item_term" ALTER COLUMN "hour" SET DEFAULT floor(extract(epoch from now()) / 3600)::integer;--> statement-breakpoint
ALTER TABLE "item_term" ALTER COLUMN "hour" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "item_term_in_time" ON "item_term" USING btree ("client_id","week","term","item_id","hour");--> statement-breakpoint
-- A server of an older version, beside this one, finds its weeks in the new one.
DROP INDEX "item_term_in_week";
