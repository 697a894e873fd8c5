-- An order that is where it belongs and paid is closed by a rule, and no button is left for those that waited for one.
ALTER TABLE order_ NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE order_charge NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE payment NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE credit_note NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE order_ SET state = 'Closed'
WHERE (state = 'Installed' OR (state = 'Delivered' AND NOT EXISTS (
    SELECT FROM order_charge WHERE order_charge.client_id = order_.client_id AND order_id = order_.id AND kind = 'fitting')))
  AND (agreed->'total'->>'minor')::bigint
    + (SELECT coalesce(sum((note->'total'->>'minor')::bigint), 0) FROM credit_note
       WHERE credit_note.client_id = order_.client_id AND order_id = order_.id)
    <= (SELECT coalesce(sum(amount_minor), 0) FROM payment
        WHERE payment.client_id = order_.client_id AND order_id = order_.id);--> statement-breakpoint
ALTER TABLE order_ FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE order_charge FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE payment FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE credit_note FORCE ROW LEVEL SECURITY;
