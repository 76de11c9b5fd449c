ALTER TABLE "cases"."update" ADD COLUMN "edits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cases"."update" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cases"."update" ADD COLUMN "untold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Names of texts that cite an article were copied here; now the note is the id of the text, and its name is read when it is shown.
UPDATE "notifications"."notification" SET "note" = NULL WHERE "kind" IN ('articleRetracted', 'articleConcern', 'articleCorrected') AND "note" IS NOT NULL;
