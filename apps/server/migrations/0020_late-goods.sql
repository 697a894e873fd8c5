ALTER TABLE "promise_risk" ALTER COLUMN "tell_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "promise_risk" ADD COLUMN "anew" jsonb;