DROP POLICY "own_rows_only" ON "catalogue_row" CASCADE;--> statement-breakpoint
DROP TABLE "catalogue_row" CASCADE;