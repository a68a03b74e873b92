CREATE TABLE "confirmation_mails" (
	"user_id" text PRIMARY KEY NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "confirmation_mails" ADD CONSTRAINT "confirmation_mails_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "confirmation_mails_due" ON "confirmation_mails" USING btree ("due_at");--> statement-breakpoint
CREATE FUNCTION "keep_an_admin"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Of two who take away each other's rights the second waits here, and then sees what the first one did.
	PERFORM pg_advisory_xact_lock(hashtext('keep_an_admin'));
	IF NOT EXISTS (SELECT FROM "user" WHERE is_admin AND disabled_at IS NULL)
		AND EXISTS (SELECT FROM "user" WHERE id NOT IN ('visitors', 'visitors-2')) THEN
		RAISE EXCEPTION 'nobody would be left who runs this' USING ERRCODE = 'check_violation', CONSTRAINT = 'an_admin_stays';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "an_admin_stays_on_change" AFTER UPDATE OF is_admin, disabled_at ON "user" FOR EACH ROW
	WHEN (OLD.is_admin AND OLD.disabled_at IS NULL AND NOT (NEW.is_admin AND NEW.disabled_at IS NULL))
	EXECUTE FUNCTION "keep_an_admin"();--> statement-breakpoint
CREATE TRIGGER "an_admin_stays_on_leaving" AFTER DELETE ON "user" FOR EACH ROW
	WHEN (OLD.is_admin AND OLD.disabled_at IS NULL)
	EXECUTE FUNCTION "keep_an_admin"();--> statement-breakpoint
-- Keys named people by their ids until now; they are keyed hashes from here on.
DELETE FROM "attempt_counts";
--> statement-breakpoint
-- Signs that turn the reading direction, and breaks: titles and names are one line from here on.
UPDATE "audios" SET title = regexp_replace(title, '[\u202A-\u202E\u2066-\u2069]', '', 'g') WHERE title ~ '[\u202A-\u202E\u2066-\u2069]';--> statement-breakpoint
UPDATE "feeds" SET name = regexp_replace(name, '[\u202A-\u202E\u2066-\u2069]', '', 'g') WHERE name ~ '[\u202A-\u202E\u2066-\u2069]';--> statement-breakpoint
UPDATE "episodes" SET title = regexp_replace(title, '[\u202A-\u202E\u2066-\u2069]', '', 'g') WHERE title ~ '[\u202A-\u202E\u2066-\u2069]';--> statement-breakpoint
UPDATE "user" SET name = regexp_replace(regexp_replace(name, '[\u202A-\u202E\u2066-\u2069]', '', 'g'), '[\u0001-\u001F\u007F-\u009F\u2028\u2029]+', ' ', 'g') WHERE name ~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]';
