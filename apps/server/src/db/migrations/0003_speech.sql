CREATE TABLE "pronunciations" (
	"user_id" text NOT NULL,
	"position" integer NOT NULL,
	"written" text NOT NULL,
	"spoken" text NOT NULL,
	"language" text,
	CONSTRAINT "pronunciations_user_id_position_pk" PRIMARY KEY("user_id","position")
);
--> statement-breakpoint
ALTER TABLE "pronunciations" ADD CONSTRAINT "pronunciations_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;