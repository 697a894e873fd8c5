DROP INDEX "batch_changed";--> statement-breakpoint
DROP INDEX "order_changed";--> statement-breakpoint
DROP INDEX "order_in_state";--> statement-breakpoint
CREATE INDEX "batch_recent" ON "batch" USING btree ("client_id","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "batch_by_number" ON "batch" USING btree ("client_id",((week || '-B' || lpad(number::text, 6, '0')) collate "C") desc nulls first,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_recent" ON "order_" USING btree ("client_id","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_in_state" ON "order_" USING btree ("client_id","state","last_updated" DESC NULLS FIRST,"id" DESC NULLS FIRST);