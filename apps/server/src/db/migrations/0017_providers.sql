CREATE TABLE "model_providers" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"address" text,
	"model" text NOT NULL,
	"sealed_key" text,
	"position" integer NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"context_tokens" integer,
	"qualification" jsonb,
	"last_trouble" jsonb,
	"last_answer_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_work" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text,
	"address" text,
	"model" text NOT NULL,
	"state" text NOT NULL,
	"done" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"speed" double precision DEFAULT 0 NOT NULL,
	"trouble" text,
	"words" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_work" ADD CONSTRAINT "model_work_provider_id_model_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."model_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "model_work_running" ON "model_work" USING btree ("state") WHERE "model_work"."state" = 'running';