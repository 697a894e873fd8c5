ALTER TABLE "item_term" ADD COLUMN "week" integer;--> statement-breakpoint
-- The policies would hide the rows from the owner's transaction.
ALTER TABLE "item" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "item_term" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "item_term" SET "week" = floor(extract(epoch from "item"."last_updated") / 604800)::integer
FROM "item" WHERE "item"."client_id" = "item_term"."client_id" AND "item"."id" = "item_term"."item_id";--> statement-breakpoint
ALTER TABLE "item_term" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "item" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "item_term" ALTER COLUMN "week" SET DEFAULT floor(extract(epoch from now()) / 604800)::integer;--> statement-breakpoint
ALTER TABLE "item_term" ALTER COLUMN "week" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "item_term_in_week" ON "item_term" USING btree ("client_id","week","term","item_id");
