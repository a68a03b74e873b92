CREATE TABLE "granted_plans" (
	"user_id" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"bytes_received" bigint DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"lock_holder" text,
	"lock_until" timestamp with time zone,
	"lock_wanted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audios" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "audios" ADD COLUMN "error_params" jsonb;--> statement-breakpoint
ALTER TABLE "granted_plans" ADD CONSTRAINT "granted_plans_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_of_user" ON "uploads" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "uploads_expiry" ON "uploads" USING btree ("expires_at");