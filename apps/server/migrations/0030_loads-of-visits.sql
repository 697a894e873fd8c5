ALTER TABLE "load" ALTER COLUMN "created_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "load_stop" ADD COLUMN "is_of_visit" boolean DEFAULT false NOT NULL;