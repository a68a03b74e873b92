CREATE TABLE "take_overs" (
	"user_id" text PRIMARY KEY NOT NULL,
	"taken_over_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "take_overs" ADD CONSTRAINT "take_overs_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "take_overs_due" ON "take_overs" USING btree ("due_at");