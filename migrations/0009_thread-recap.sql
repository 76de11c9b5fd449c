ALTER TABLE "forums"."thread" ADD COLUMN "recap" json;--> statement-breakpoint
ALTER TABLE "forums"."thread" ADD COLUMN "recap_version" integer DEFAULT 0 NOT NULL;