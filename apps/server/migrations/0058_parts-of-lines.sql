CREATE TABLE "line_part" (
	"client_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"first" integer NOT NULL,
	"doors" integer NOT NULL,
	"points" integer NOT NULL,
	"week" text NOT NULL,
	CONSTRAINT "line_part_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "line_part" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "line_part" ADD CONSTRAINT "line_part_client_id_order_id_order__client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."order_"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_part_of_order" ON "line_part" USING btree ("client_id","order_id");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "line_part" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
ALTER TABLE "line_part" FORCE ROW LEVEL SECURITY;
