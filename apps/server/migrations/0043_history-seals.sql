CREATE TABLE "history_seal" (
	"client_id" integer NOT NULL,
	"place" bigint NOT NULL,
	"what" text NOT NULL,
	"key" text NOT NULL,
	"act" text NOT NULL,
	"digest" char(64) NOT NULL,
	"hash" char(64) NOT NULL,
	CONSTRAINT "history_seal_client_id_place_pk" PRIMARY KEY("client_id","place")
);
--> statement-breakpoint
ALTER TABLE "history_seal" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "history_seal" ADD CONSTRAINT "history_seal_client_id_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_seal_of_row" ON "history_seal" USING btree ("client_id","what","key","place");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "history_seal" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- Written by hand from here on.
ALTER TABLE "history_seal" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON "history_seal" FROM app;--> statement-breakpoint
-- What somebody agreed to may be added and read, never changed. It goes with its enquiry.
REVOKE UPDATE, DELETE, TRUNCATE ON "enquiry_consent" FROM app;--> statement-breakpoint
-- What a row says, by columns named here: one that is added later does not change what was sealed before.
CREATE FUNCTION "sealed_text"("what" text, "row_" jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT jsonb_agg("row_" -> "name" ORDER BY "place")::text
	FROM unnest(CASE "what"
		WHEN 'change' THEN ARRAY['about', 'about_id', 'line', 'kind', 'from', 'to', 'reason', 'who', 'at']
		WHEN 'enquiry_consent' THEN ARRAY['enquiry_id', 'kind', 'text', 'given']
		WHEN 'acceptance' THEN ARRAY['id', 'quote_id', 'version', 'kind', 'hash', 'how', 'name', 'confirmed', 'text', 'address_mark', 'agent', 'who', 'at']
	END) WITH ORDINALITY AS "columns"("name", "place")
$$;--> statement-breakpoint
CREATE FUNCTION "sealed_key"("what" text, "row_" jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE "what"
		WHEN 'change' THEN concat_ws('/', "row_" ->> 'about', "row_" ->> 'about_id', "row_" ->> 'line')
		WHEN 'enquiry_consent' THEN concat_ws('/', "row_" ->> 'enquiry_id', "row_" ->> 'kind')
		WHEN 'acceptance' THEN "row_" ->> 'id'
	END
$$;--> statement-breakpoint
CREATE FUNCTION "sha256_of"("said" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT encode(sha256(convert_to("said", 'UTF8')), 'hex')
$$;--> statement-breakpoint
CREATE FUNCTION "seal_hash"("before" text, "place" bigint, "what" text, "key" text, "act" text, "digest" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT sha256_of(concat_ws('|', "before", "place"::text, "what", "key", "act", "digest"))
$$;--> statement-breakpoint
-- The next entry of a supplier's chain. Only one transaction at a time has the end of the chain, from here until it is committed.
CREATE FUNCTION "seal_row"("client" integer, "of_table" text, "what_act" text, "row_" jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"row_key" text := sealed_key("of_table", "row_");
	"row_digest" text := sha256_of(sealed_text("of_table", "row_"));
	"last_seal" history_seal%ROWTYPE;
	"of_row" history_seal%ROWTYPE;
BEGIN
	PERFORM pg_advisory_xact_lock(40417, "client");
	SELECT * INTO "of_row" FROM history_seal s WHERE s.client_id = "client" AND s.what = "of_table" AND s.key = "row_key" ORDER BY s.place DESC LIMIT 1;
	-- Restored from a backup that holds its seal.
	IF "what_act" = 'added' AND "of_row".act = 'added' AND "of_row".digest = "row_digest" THEN RETURN; END IF;
	SELECT * INTO "last_seal" FROM history_seal s WHERE s.client_id = "client" ORDER BY s.place DESC LIMIT 1;
	INSERT INTO history_seal ("client_id", "place", "what", "key", "act", "digest", "hash")
	SELECT "client", n, "of_table", "row_key", "what_act", "row_digest", seal_hash("last_seal".hash, n, "of_table", "row_key", "what_act", "row_digest")
	FROM (SELECT coalesce("last_seal".place, 0) + 1) AS next(n);
END
$$;--> statement-breakpoint
-- In UTC, since the text of a time depends on it; as the supplier of the row, since a transaction may write for several.
CREATE FUNCTION "seal_written_row"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
	"written" jsonb := to_jsonb(coalesce(NEW, OLD));
	"before" text := current_setting('app.client_id', true);
BEGIN
	PERFORM set_config('app.client_id', "written" ->> 'client_id', true);
	PERFORM seal_row(("written" ->> 'client_id')::int, TG_TABLE_NAME, CASE TG_OP WHEN 'DELETE' THEN 'removed' ELSE 'added' END, "written");
	PERFORM set_config('app.client_id', coalesce("before", ''), true);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_evidence"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are evidence and are never changed.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "seal_row"(integer, text, text, jsonb) FROM public;--> statement-breakpoint
CREATE TRIGGER "never_changed" BEFORE UPDATE ON "change" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_evidence();--> statement-breakpoint
CREATE TRIGGER "never_changed" BEFORE UPDATE ON "enquiry_consent" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_evidence();--> statement-breakpoint
CREATE TRIGGER "never_changed" BEFORE UPDATE ON "acceptance" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_evidence();--> statement-breakpoint
-- What is there already is sealed in the order of its times.
ALTER TABLE "history_seal" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "change" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "enquiry_consent" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "enquiry" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "acceptance" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
DO $$
DECLARE
	"zone" text := current_setting('timezone');
	"found" record;
BEGIN
	PERFORM set_config('timezone', 'UTC', true);
	FOR "found" IN
		SELECT * FROM (
			SELECT c.client_id, 'change' AS what, c.at, to_jsonb(c) AS said FROM "change" c
			UNION ALL SELECT n.client_id, 'enquiry_consent', e.submitted_at, to_jsonb(n) FROM "enquiry_consent" n JOIN "enquiry" e ON e.client_id = n.client_id AND e.id = n.enquiry_id
			UNION ALL SELECT a.client_id, 'acceptance', a.at, to_jsonb(a) FROM "acceptance" a
		) AS every
		ORDER BY client_id, at, what, sealed_key(what, said)
	LOOP
		PERFORM seal_row("found".client_id, "found".what, 'added', "found".said);
	END LOOP;
	PERFORM set_config('timezone', "zone", true);
END
$$;--> statement-breakpoint
ALTER TABLE "acceptance" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "enquiry" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "enquiry_consent" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "change" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "history_seal" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- At the end of a transaction: the chain is held for the moment of the commit, and no other transaction waits longer.
CREATE CONSTRAINT TRIGGER "sealed" AFTER INSERT OR DELETE ON "change" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_written_row();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sealed" AFTER INSERT OR DELETE ON "enquiry_consent" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_written_row();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sealed" AFTER INSERT OR DELETE ON "acceptance" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_written_row();
