CREATE TABLE "purchase_piece" (
	"client_id" integer NOT NULL,
	"piece" text NOT NULL,
	"purchase_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	CONSTRAINT "purchase_piece_client_id_piece_pk" PRIMARY KEY("client_id","piece")
);
--> statement-breakpoint
ALTER TABLE "purchase_piece" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "purchase_line" ADD COLUMN "made" jsonb;--> statement-breakpoint
ALTER TABLE "receipt_line" ADD COLUMN "pieces" jsonb;--> statement-breakpoint
ALTER TABLE "order_demand" ADD COLUMN "made" jsonb;--> statement-breakpoint
ALTER TABLE "purchase_piece" ADD CONSTRAINT "purchase_piece_client_id_purchase_id_purchase_client_id_id_fk" FOREIGN KEY ("client_id","purchase_id") REFERENCES "public"."purchase"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_piece_of" ON "purchase_piece" USING btree ("client_id","purchase_id");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "purchase_piece" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
ALTER TABLE purchase_piece FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE TRUNCATE ON purchase_piece FROM app;
