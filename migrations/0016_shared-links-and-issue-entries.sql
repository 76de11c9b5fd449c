DROP INDEX "news"."article_link";--> statement-breakpoint
ALTER TABLE "newsletters"."issue" ADD COLUMN "scheduled_by" text;--> statement-breakpoint
CREATE UNIQUE INDEX "article_link_alone" ON "news"."article" USING btree ("link_key") WHERE link_key is not null and doi is null;--> statement-breakpoint
CREATE INDEX "issue_entries" ON "newsletters"."issue" USING gin (("entries"::jsonb) jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "article_link" ON "news"."article" USING btree ("link_key") WHERE link_key is not null;--> statement-breakpoint
-- Summaries and the search index held what is said of entries that not every reader may read: as if others might read each entry now, all are made anew.
INSERT INTO "platform"."outbox" ("name", "payload", "request_id", "pending")
SELECT DISTINCT 'library.itemAudienceChanged', jsonb_build_object('itemId', e ->> 'itemId'), 'migration-0016', array['newsletters.entryIsForOthers']
FROM "newsletters"."issue" i CROSS JOIN LATERAL jsonb_array_elements(i."entries"::jsonb) e WHERE i."state" = 'published';
