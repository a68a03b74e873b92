CREATE TABLE "spent_trials" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"network" text,
	"given_at" timestamp with time zone NOT NULL
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
ALTER TABLE "user" ADD COLUMN "trial_mailbox" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "trial_network" text;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "trial_withheld" text;--> statement-breakpoint
ALTER TABLE "take_overs" ADD CONSTRAINT "take_overs_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spent_trials_network" ON "spent_trials" USING btree ("network");--> statement-breakpoint
CREATE INDEX "take_overs_due" ON "take_overs" USING btree ("due_at");