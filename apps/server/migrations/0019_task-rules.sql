-- Until now a rule made two kinds of tasks only: to answer an enquiry, and to agree to a discount of a quote.
ALTER TABLE "task" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "task" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "task" SET "rule" = CASE WHEN "quote_id" IS NULL THEN 'answer-enquiry' ELSE 'agree-to-discount' END WHERE "made_by" = 'rule';--> statement-breakpoint
ALTER TABLE "task" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "task" DROP COLUMN "made_by";
