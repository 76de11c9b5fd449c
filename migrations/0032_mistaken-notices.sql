ALTER TABLE "news"."notice" ADD COLUMN "mistaken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news"."notice" ADD COLUMN "mistaken_by" text;