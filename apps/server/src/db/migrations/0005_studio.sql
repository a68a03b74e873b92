CREATE TABLE "shares" (
	"token" text PRIMARY KEY NOT NULL,
	"audio_id" text,
	CONSTRAINT "shares_audio_id_unique" UNIQUE("audio_id")
);
--> statement-breakpoint
ALTER TABLE "audios" ADD COLUMN "remake_run_id" text;--> statement-breakpoint
ALTER TABLE "audios" ADD COLUMN "shownotes_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audios" ADD COLUMN "position_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audios" ADD COLUMN "rating" integer;--> statement-breakpoint
ALTER TABLE "audios" ADD COLUMN "rating_comment" text;--> statement-breakpoint
ALTER TABLE "audios" ADD COLUMN "rated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "stage" text DEFAULT 'queued' NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_audio_id_audios_id_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."audios"("id") ON DELETE set null ON UPDATE no action;