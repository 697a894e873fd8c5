-- Hand-written: what drizzle-kit cannot say. `app` owns nothing; every transaction of a supplier runs as it.
DO $$ BEGIN
	CREATE ROLE app NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- roles belong to the whole cluster; another database has made it
END $$;
--> statement-breakpoint
GRANT app TO CURRENT_USER;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO app;
--> statement-breakpoint
-- Who is a supplier is not for a supplier's transaction to say.
REVOKE INSERT, UPDATE, DELETE ON client FROM app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO app;
--> statement-breakpoint
-- Forced: the policies bind the owner of the tables too.
ALTER TABLE client_settings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE catalogue_row FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE item FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE enquiry FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE enquiry_consent FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE door_image FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE work_instruction FORCE ROW LEVEL SECURITY;
