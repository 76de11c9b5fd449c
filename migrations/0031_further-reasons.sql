ALTER TABLE "forums"."thread" ADD COLUMN "taken_down_also" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "news"."source" ADD COLUMN "unclear_dates" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "news"."source" ADD COLUMN "unclear_date" text;--> statement-breakpoint
-- Places that staff closed over a closing of their owner before 0029: closed_at kept the owner's moment, and what staff did stands in the log.
UPDATE "forums"."forum" p SET "closed_by_owner_too" = true WHERE "closed_by_staff" AND NOT "closed_by_owner_too"
	AND "closed_at" < (SELECT max(a."at") FROM "moderation"."audit" a WHERE a."subject" = 'forum' AND a."subject_id" = p."id" AND a."action" = 'forumClosed') - interval '1 minute';--> statement-breakpoint
UPDATE "communities"."community" p SET "closed_by_owner_too" = true WHERE "closed_by_staff" AND NOT "closed_by_owner_too"
	AND "closed_at" < (SELECT max(a."at") FROM "moderation"."audit" a WHERE a."subject" = 'community' AND a."subject_id" = p."id" AND a."action" = 'communityClosed') - interval '1 minute';
