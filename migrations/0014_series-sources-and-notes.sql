CREATE TABLE "videos"."series" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "library"."repost" ADD COLUMN "id" text DEFAULT left(replace(gen_random_uuid()::text, '-', ''), 16) NOT NULL;--> statement-breakpoint
ALTER TABLE "library"."repost" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news"."source" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "repost_id" ON "library"."repost" USING btree ("id");