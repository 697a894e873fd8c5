DROP INDEX "work_instruction_in_error";--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "is_survey_begun" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "is_bill_in_error" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "item_survey_begun" ON "item" USING btree ("client_id","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_survey_begun and measured_at is null;--> statement-breakpoint
CREATE INDEX "item_bill_in_error" ON "item" USING btree ("client_id","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_bill_in_error;--> statement-breakpoint
-- Written by hand from here on: of whatever server writes a row, an older one beside this one too.
CREATE FUNCTION "keep_survey_and_bill_of_item"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"written" record := coalesce(NEW, OLD);
BEGIN
	-- Another transaction may write of the same item: what it has written is read below.
	PERFORM FROM item WHERE client_id = "written".client_id AND id = "written".item_id FOR NO KEY UPDATE;
	UPDATE item SET is_survey_begun = found.is_begun, is_bill_in_error = found.is_in_error
	FROM (SELECT
		EXISTS (SELECT FROM survey s WHERE s.client_id = "written".client_id AND s.item_id = "written".item_id)
			OR EXISTS (SELECT FROM survey_photo p WHERE p.client_id = "written".client_id AND p.item_id = "written".item_id) AS is_begun,
		EXISTS (SELECT FROM work_instruction w WHERE w.client_id = "written".client_id AND w.item_id = "written".item_id
			AND left(w.code, 5) = 'error') AS is_in_error) AS found
	WHERE client_id = "written".client_id AND id = "written".item_id
		AND (is_survey_begun <> found.is_begun OR is_bill_in_error <> found.is_in_error);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "item_of_survey" AFTER INSERT OR DELETE ON "survey" FOR EACH ROW EXECUTE FUNCTION keep_survey_and_bill_of_item();--> statement-breakpoint
CREATE TRIGGER "item_of_photo" AFTER INSERT OR DELETE ON "survey_photo" FOR EACH ROW EXECUTE FUNCTION keep_survey_and_bill_of_item();--> statement-breakpoint
-- Of the lines of a bill hardly one is in error, and the others cost nothing.
CREATE TRIGGER "item_of_added_line" AFTER INSERT ON "work_instruction" FOR EACH ROW WHEN (left(NEW.code, 5) = 'error') EXECUTE FUNCTION keep_survey_and_bill_of_item();--> statement-breakpoint
CREATE TRIGGER "item_of_changed_line" AFTER UPDATE ON "work_instruction" FOR EACH ROW WHEN ((left(OLD.code, 5) = 'error') <> (left(NEW.code, 5) = 'error')) EXECUTE FUNCTION keep_survey_and_bill_of_item();--> statement-breakpoint
CREATE TRIGGER "item_of_removed_line" AFTER DELETE ON "work_instruction" FOR EACH ROW WHEN (left(OLD.code, 5) = 'error') EXECUTE FUNCTION keep_survey_and_bill_of_item();--> statement-breakpoint
-- The policies would hide the rows from the owner's transaction.
ALTER TABLE "item" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "survey" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "survey_photo" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "work_instruction" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "item" SET "is_survey_begun" = "found"."is_begun", "is_bill_in_error" = "found"."is_in_error"
FROM (SELECT "client_id", "item_id", bool_or("is_begun") AS "is_begun", bool_or("is_in_error") AS "is_in_error" FROM (
	SELECT "client_id", "item_id", true AS "is_begun", false AS "is_in_error" FROM "survey"
	UNION ALL SELECT "client_id", "item_id", true, false FROM "survey_photo"
	UNION ALL SELECT "client_id", "item_id", false, true FROM "work_instruction" WHERE left("code", 5) = 'error'
) AS "every" GROUP BY "client_id", "item_id") AS "found"
WHERE "item"."client_id" = "found"."client_id" AND "item"."id" = "found"."item_id";--> statement-breakpoint
ALTER TABLE "work_instruction" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "survey_photo" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "survey" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "item" FORCE ROW LEVEL SECURITY;
