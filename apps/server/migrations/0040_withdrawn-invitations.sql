-- Hand-written: the names of an account that a supplier's transaction takes away are free again, those of its own accounts only.
CREATE FUNCTION release_login_names(account uuid) RETURNS void
	LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
	AS $$
	DELETE FROM login_name
	WHERE account_id = account AND client_id = nullif(current_setting('app.client_id', true), '')::int
	$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION release_login_names(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION release_login_names(uuid) TO app;
