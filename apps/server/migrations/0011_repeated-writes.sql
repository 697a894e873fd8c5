ALTER TABLE "item" ADD COLUMN "last_write" text;--> statement-breakpoint
ALTER TABLE "work_instruction" ADD COLUMN "attempt" uuid;