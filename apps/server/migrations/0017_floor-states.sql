-- The state of a released batch follows from what is ticked: moves that ran ahead of it by hand are not there any more.
ALTER TABLE batch NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE batch_frozen NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE batch SET state = CASE
  WHEN (counts->>'begun')::int = 0 THEN 'Released'
  WHEN (counts->>'open')::int = 0 THEN 'Quality Checked'
  WHEN (counts->>'assembly')::int > 0 OR (counts->>'cutting')::int = (counts->>'pieces')::int THEN 'Assembly'
  ELSE 'Cutting' END
FROM batch_frozen
WHERE batch_frozen.client_id = batch.client_id AND batch_frozen.batch_id = batch.id
  AND state IN ('Released', 'Cutting', 'Assembly', 'Quality Checked');--> statement-breakpoint
ALTER TABLE batch FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE batch_frozen FORCE ROW LEVEL SECURITY;
