CREATE TABLE "admin_acts" (
	"id" text PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"act" text NOT NULL,
	"person_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "is_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "disabled_at" timestamp with time zone;