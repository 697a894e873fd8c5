CREATE TABLE "stock_unit" (
	"client_id" integer NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"length" integer,
	"description" text NOT NULL,
	"colours" text NOT NULL,
	CONSTRAINT "stock_unit_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "stock_unit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stock_move" ADD COLUMN "unit_id" text;--> statement-breakpoint
ALTER TABLE "stock_move" ADD COLUMN "batch" text;--> statement-breakpoint
ALTER TABLE "stock_unit" ADD CONSTRAINT "stock_unit_client_id_key_stock_account_client_id_key_fk" FOREIGN KEY ("client_id","key") REFERENCES "public"."stock_account"("client_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_client_id_unit_id_stock_unit_client_id_id_fk" FOREIGN KEY ("client_id","unit_id") REFERENCES "public"."stock_unit"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_move_of_unit" ON "stock_move" USING btree ("client_id","unit_id","line") WHERE unit_id is not null;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "stock_unit" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
REVOKE UPDATE, DELETE, TRUNCATE ON stock_unit FROM app;--> statement-breakpoint
-- Of every supplier: whoever owns the tables is no superuser, and would see no row of those that are forced.
ALTER TABLE batch NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE client_settings NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE offcut NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE offcut_move NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE place NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE stock_account NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE stock_move NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Offcuts lie at the default place, which a supplier who has not looked at stock yet does not have.
INSERT INTO place (client_id, id, name, counts, is_default, is_retired)
SELECT DISTINCT client_id, md5('place ' || client_id)::uuid, 'Main', true, true, false FROM offcut
WHERE client_id NOT IN (SELECT client_id FROM place WHERE is_default);--> statement-breakpoint
INSERT INTO stock_account (client_id, key, unit, currency)
SELECT DISTINCT offcut.client_id, group_key || '@offcuts', 'piece', coalesce(body ->> 'currency', 'EUR')
FROM offcut LEFT JOIN client_settings ON client_settings.client_id = offcut.client_id;--> statement-breakpoint
INSERT INTO stock_unit (client_id, id, kind, key, length, description, colours)
SELECT client_id, id, 'offcut', group_key || '@offcuts', length, description, colours FROM offcut;--> statement-breakpoint
-- Line by line in the order of writing. Those of one offcut stay in their order, whatever the clocks of two servers said.
WITH written AS (
  SELECT offcut_move.*, offcut.group_key || '@offcuts' AS key,
    max(at) OVER (PARTITION BY offcut_move.client_id, offcut_id ORDER BY offcut_move.line) AS moment
  FROM offcut_move JOIN offcut ON offcut.client_id = offcut_move.client_id AND offcut.id = offcut_id
), numbered AS (
  SELECT *, row_number() OVER (PARTITION BY client_id, key ORDER BY moment, offcut_id, line) AS number FROM written
)
INSERT INTO stock_move (client_id, key, line, place_id, kind, quantity, value_minor, lot, undoes, unit_id, batch,
  cause_kind, cause_id, idempotency_key, reason, reason_code, happened_on, who, at)
SELECT line.client_id, line.key, line.number, place.id,
  CASE line.move WHEN 'withdrawn' THEN 'count' WHEN 'out' THEN 'issue' WHEN 'returned' THEN 'back'
    WHEN 'scrapped' THEN 'scrap' ELSE line.move END,
  CASE WHEN line.move IN ('in', 'returned') THEN 1 WHEN line.move IN ('withdrawn', 'out', 'scrapped') THEN -1 ELSE 0 END,
  0, NULL,
  CASE line.move WHEN 'returned' THEN (
    SELECT max(number) FROM numbered AS issue
    WHERE issue.client_id = line.client_id AND issue.offcut_id = line.offcut_id AND issue.line < line.line AND issue.move = 'out'
  ) END,
  line.offcut_id, line.batch,
  CASE WHEN line.batch IS NULL THEN 'batch.adjustOffcut' WHEN line.move IN ('in', 'out') THEN 'batch.close'
    WHEN line.move = 'reserved' THEN 'batch.release' WHEN line.move = 'freed' THEN 'batch.recall' ELSE 'batch.back' END,
  -- A batch that was recalled and thrown away has no row any more.
  coalesce(batch.id, md5('offcut ' || line.client_id || line.offcut_id || line.line)::uuid),
  '', line.reason, NULL,
  (line.at AT TIME ZONE coalesce(body ->> 'timeZone', 'Europe/Dublin'))::date, line.who, line.at
FROM numbered AS line
JOIN place ON place.client_id = line.client_id AND place.is_default
LEFT JOIN client_settings ON client_settings.client_id = line.client_id
LEFT JOIN batch ON batch.client_id = line.client_id AND line.batch = batch.week || '-B' || CASE
  WHEN batch.number < 1000 THEN lpad(batch.number::text, 3, '0') ELSE batch.number::text END;--> statement-breakpoint
DROP TABLE offcut_move;--> statement-breakpoint
DROP TABLE offcut;--> statement-breakpoint
ALTER TABLE batch FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE client_settings FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE place FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE stock_account FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE stock_unit FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE stock_move FORCE ROW LEVEL SECURITY;
