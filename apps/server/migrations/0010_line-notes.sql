ALTER TABLE "work_instruction" ADD COLUMN "reference_id" text;--> statement-breakpoint
ALTER TABLE "work_instruction" ADD COLUMN "profile" text;--> statement-breakpoint
ALTER TABLE "work_instruction" ADD COLUMN "analysis_code" text;