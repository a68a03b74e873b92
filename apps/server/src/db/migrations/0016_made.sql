ALTER TABLE "runs" ADD COLUMN "script_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "credits_returned" integer DEFAULT 0 NOT NULL;