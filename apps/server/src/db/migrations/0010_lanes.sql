ALTER TABLE "runs" ADD COLUMN "queue" text DEFAULT 'reading' NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "lane" text DEFAULT 'reading' NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "laned_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "waiting" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "runs_in_lane" ON "runs" USING btree ("lane","laned_at") WHERE "runs"."state" = 'active';