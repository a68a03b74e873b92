ALTER TABLE "webhook_deliveries" ADD COLUMN "sending_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "hangs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "adding_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kept_objects" ADD COLUMN "written_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_sending" ON "webhook_deliveries" USING btree ("sending_until");--> statement-breakpoint
CREATE INDEX "runs_with_takes_to_drop" ON "runs" USING btree ("finished_at") WHERE "runs"."state" = 'done' and "runs"."files_dropped_at" is null;