ALTER TABLE "order_charge" ADD COLUMN "follows" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_" ADD COLUMN "granted" jsonb;