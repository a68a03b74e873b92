CREATE TABLE "preview_days" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"characters" integer NOT NULL,
	CONSTRAINT "preview_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "speech_dues" (
	"user_id" text PRIMARY KEY NOT NULL,
	"milli" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_conversations" (
	"user_id" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_trials" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"network" text,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"holder" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"status" integer,
	"reply" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "take_overs" (
	"user_id" text PRIMARY KEY NOT NULL,
	"taken_over_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "kept_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "trial_mailbox" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "trial_network" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "queue" text DEFAULT 'reading' NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "lane" text DEFAULT 'reading' NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "laned_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "waiting" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "payable_lines" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "payable_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "spoken_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "paid_earlier" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "paid_on_cancel" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "owed_milli" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "files_dropped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "trial_withheld" text;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "change_credit_seconds" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "set_aside" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "preview_days" ADD CONSTRAINT "preview_days_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speech_dues" ADD CONSTRAINT "speech_dues_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_conversations" ADD CONSTRAINT "payment_conversations_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_overs" ADD CONSTRAINT "take_overs_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_objects" ADD CONSTRAINT "kept_objects_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spent_trials_network" ON "spent_trials" USING btree ("network");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "take_overs_due" ON "take_overs" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "kept_objects_of_user" ON "kept_objects" USING btree ("user_id","bytes");--> statement-breakpoint
CREATE INDEX "runs_with_files_to_drop" ON "runs" USING btree ("finished_at") WHERE "runs"."state" in ('cancelled', 'failed') and "runs"."files_dropped_at" is null;--> statement-breakpoint
CREATE INDEX "runs_in_lane" ON "runs" USING btree ("lane","laned_at") WHERE "runs"."state" = 'active';