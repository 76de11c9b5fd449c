ALTER TABLE "cases"."update" ADD COLUMN "named" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts"."post" ADD COLUMN "named" text[] DEFAULT '{}' NOT NULL;