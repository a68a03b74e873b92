CREATE TABLE "episodes" (
	"id" text PRIMARY KEY NOT NULL,
	"feed_id" text NOT NULL,
	"audio_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"recording" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_additions" (
	"feed_id" text NOT NULL,
	"audio_id" text NOT NULL,
	CONSTRAINT "feed_additions_feed_id_audio_id_pk" PRIMARY KEY("feed_id","audio_id")
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"language" text NOT NULL,
	"author" text NOT NULL,
	"category" text NOT NULL,
	"explicit" boolean NOT NULL,
	"token_hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	"cover" text,
	"auto_add_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_audio_id_audios_id_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."audios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_additions" ADD CONSTRAINT "feed_additions_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_additions" ADD CONSTRAINT "feed_additions_audio_id_audios_id_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."audios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_episode_an_audio" ON "episodes" USING btree ("feed_id","audio_id");--> statement-breakpoint
CREATE INDEX "episodes_by_date" ON "episodes" USING btree ("feed_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "episodes_of_audio" ON "episodes" USING btree ("audio_id");--> statement-breakpoint
CREATE INDEX "feeds_of_user" ON "feeds" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_token" ON "feeds" USING btree ("token_hash");