CREATE TABLE "claim_photo" (
	"client_id" integer NOT NULL,
	"claim_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "claim_photo_client_id_claim_id_id_pk" PRIMARY KEY("client_id","claim_id","id")
);
--> statement-breakpoint
ALTER TABLE "claim_photo" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_client_id_claim_id_claim_client_id_id_fk" FOREIGN KEY ("client_id","claim_id") REFERENCES "public"."claim"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_client_id_added_by_account_client_id_id_fk" FOREIGN KEY ("client_id","added_by") REFERENCES "public"."account"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_move_counts" ON "stock_move" USING btree ("client_id","key","line") WHERE cause_kind = 'count';--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "claim_photo" AS PERMISSIVE FOR ALL TO public USING (client_id = nullif(current_setting('app.client_id', true), '')::int) WITH CHECK (client_id = nullif(current_setting('app.client_id', true), '')::int);--> statement-breakpoint
-- From here on written by hand: what drizzle-kit cannot say.
REVOKE UPDATE, TRUNCATE ON claim_photo FROM app;--> statement-breakpoint
ALTER TABLE claim_photo FORCE ROW LEVEL SECURITY;
