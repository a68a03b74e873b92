CREATE TABLE "line_claims" (
	"run_id" text NOT NULL,
	"stretch" integer NOT NULL,
	"holder" text,
	"held_until" timestamp with time zone NOT NULL,
	CONSTRAINT "line_claims_run_id_stretch_pk" PRIMARY KEY("run_id","stretch")
);
--> statement-breakpoint
ALTER TABLE "line_claims" ADD CONSTRAINT "line_claims_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;