ALTER TABLE "door_image" DROP COLUMN "url";--> statement-breakpoint
ALTER TABLE "survey_photo" DROP COLUMN "url";