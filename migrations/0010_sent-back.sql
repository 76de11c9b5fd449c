ALTER TABLE "library"."item" ADD COLUMN "sent_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news"."source" ADD COLUMN "reading_until" timestamp with time zone;--> statement-breakpoint
-- What staff took out of the queue before; what its author had withdrawn since then could not be told from it.
UPDATE "library"."item" SET "sent_back" = true WHERE "status" = 'withdrawn' AND "awaits_approval" AND "id" IN (
  SELECT "subject_id" FROM "moderation"."audit" WHERE "subject" = 'item' AND "action" = 'itemSentBack');
