DROP INDEX "item_term_in_time";--> statement-breakpoint
DROP INDEX "item_recent";--> statement-breakpoint
ALTER TABLE "item_term" ADD COLUMN "signature" bigint;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "words" text COLLATE "C";--> statement-breakpoint
-- The policies would hide the rows from the owner's transaction.
ALTER TABLE "item" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "item_term" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TEMPORARY TABLE "beside_items" AS
SELECT "client_id", "item_id", string_agg(DISTINCT ' ' || "term", '') AS "words",
  bit_or((1::bigint << (ascii("term") % 38)) | (1::bigint << (38 + (ascii("term") * 31 + ascii(substr("term", 2))) % 14))) AS "signature"
FROM "item_term" WHERE left("term", 1) <> '#' GROUP BY "client_id", "item_id";--> statement-breakpoint
UPDATE "item" SET "words" = "beside_items"."words" FROM "beside_items"
WHERE "beside_items"."client_id" = "item"."client_id" AND "beside_items"."item_id" = "item"."id" AND octet_length("beside_items"."words") <= 2000;--> statement-breakpoint
UPDATE "item_term" SET "signature" = "beside_items"."signature" FROM "beside_items"
WHERE "beside_items"."client_id" = "item_term"."client_id" AND "beside_items"."item_id" = "item_term"."item_id";--> statement-breakpoint
DROP TABLE "beside_items";--> statement-breakpoint
ALTER TABLE "item_term" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "item" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "item_term_in_time" ON "item_term" USING btree ("client_id","week","term","item_id","hour","signature");--> statement-breakpoint
CREATE INDEX "item_recent" ON "item" USING btree ("client_id","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST,"words");--> statement-breakpoint
CREATE INDEX "work_instruction_in_error" ON "work_instruction" USING btree ("client_id","item_id") WHERE left(code, 5) = 'error';
