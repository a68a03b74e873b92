ALTER TABLE "audios" ADD COLUMN "tone" text DEFAULT 'balanced' NOT NULL;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "default_tone" text;
