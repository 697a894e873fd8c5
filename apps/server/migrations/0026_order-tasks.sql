ALTER TABLE "task" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_of_order" ON "task" USING btree ("client_id","order_id","id");