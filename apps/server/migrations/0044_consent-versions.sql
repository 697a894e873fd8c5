ALTER TABLE "enquiry_consent" ADD COLUMN "settings_version" integer;--> statement-breakpoint
-- Written by hand from here on. A consent whose page named no version says what it said before, so that its seal holds.
CREATE OR REPLACE FUNCTION "sealed_text"("what" text, "row_" jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT jsonb_agg("row_" -> "name" ORDER BY "place")::text
	FROM unnest(CASE "what"
		WHEN 'change' THEN ARRAY['about', 'about_id', 'line', 'kind', 'from', 'to', 'reason', 'who', 'at']
		WHEN 'enquiry_consent' THEN ARRAY['enquiry_id', 'kind', 'text', 'given'] || CASE WHEN "row_" ->> 'settings_version' IS NULL THEN ARRAY[]::text[] ELSE ARRAY['settings_version'] END
		WHEN 'acceptance' THEN ARRAY['id', 'quote_id', 'version', 'kind', 'hash', 'how', 'name', 'confirmed', 'text', 'address_mark', 'agent', 'who', 'at']
	END) WITH ORDINALITY AS "columns"("name", "place")
$$;
