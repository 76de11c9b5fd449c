-- Who may answer is told to every reader, and who follows whom is for everybody to read: the two lead to an anonymous author.
UPDATE "library"."item" SET "respondents" = '{"kind": "verified", "specialities": []}'
  WHERE "anonymous" AND "respondents"->>'kind' = 'following';
--> statement-breakpoint
-- What authors answered anonymously below their own name is not marked as theirs.
UPDATE "library"."comment" c SET "by_author" = false FROM "library"."item" i
  WHERE i."id" = c."item_id" AND c."by_author" AND c."anonymous" AND NOT i."anonymous";
--> statement-breakpoint
CREATE TABLE "news"."citation" (
	"holder_id" text NOT NULL,
	"n" integer NOT NULL,
	"doi" text,
	"link_key" text,
	"title_key" text,
	CONSTRAINT "citation_holder_id_n_pk" PRIMARY KEY("holder_id","n")
);
--> statement-breakpoint
CREATE TABLE "news"."noticed_work" (
	"name" text NOT NULL,
	"notice_id" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "noticed_work_name_notice_id_pk" PRIMARY KEY("name","notice_id")
);
--> statement-breakpoint
DROP INDEX "cases"."record_references";--> statement-breakpoint
CREATE INDEX "citation_doi" ON "news"."citation" USING btree ("doi") WHERE doi is not null;--> statement-breakpoint
CREATE INDEX "citation_link" ON "news"."citation" USING btree ("link_key") WHERE link_key is not null;--> statement-breakpoint
CREATE INDEX "citation_title" ON "news"."citation" USING btree ("title_key") WHERE title_key is not null;--> statement-breakpoint
CREATE INDEX "noticed_work_notice" ON "news"."noticed_work" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "article_guid" ON "news"."article" USING btree ("source_id","guid") WHERE guid is not null;
--> statement-breakpoint
-- Part of an article, a version of it or doubts about it were told as its retraction.
UPDATE "news"."article" SET "type" = 'concern' WHERE "type" = 'retraction'
  AND "title" ~* '^\W*((editorial|editors?[''’]?s?|publishers?[''’]?s?|interim)\s+)*(expressions? of concern|notice of concern|partial retraction|temporary removal|(notice of )?retract(ion|ed)\s+(and|with|&)\s+(replace|republi))';
--> statement-breakpoint
UPDATE "news"."notice" n SET "kind" = 'concern' WHERE n."kind" = 'retraction' AND (
  EXISTS (SELECT FROM "news"."article" a WHERE a."id" = n."notice_id" AND a."type" = 'concern')
  OR n."notice_id" = '' AND n."title" ~* '^\W*((editorial|editors?[''’]?s?|publishers?[''’]?s?|interim)\s+)*(expressions? of concern|notice of concern|partial retraction|temporary removal|(notice of )?retract(ion|ed)\s+(and|with|&)\s+(replace|republi))');
--> statement-breakpoint
UPDATE "library"."item" i SET "card" = (i."card"::jsonb || '{"type": "concern"}')::json FROM "news"."article" a
  WHERE a."id" = i."id" AND a."type" = 'concern';
--> statement-breakpoint
UPDATE "library"."item" i SET "card" = (i."card"::jsonb || '{"notice": "concern"}')::json FROM "news"."notice" n
  WHERE n."article_id" = i."id" AND n."kind" = 'concern'
  AND NOT EXISTS (SELECT FROM "news"."notice" o WHERE o."article_id" = i."id" AND o."kind" = 'retraction');
--> statement-breakpoint
-- What the notices that are here name by DOI, as far as their texts were kept.
INSERT INTO "news"."noticed_work" ("name", "notice_id", "kind")
  SELECT DISTINCT w."name", w."id", w."type" FROM (
    SELECT rtrim(lower(m[1]), '.,;:*&)]') AS "name", a."id", a."type", a."doi" FROM "news"."article" a,
      regexp_matches(a."title" || ' ' || a."abstract", '\m(10\.\d{4,9}/[^\s"''<>|\\^`{}]+)', 'gi') m
    WHERE a."type" IN ('retraction', 'concern', 'correction')) w
  WHERE w."name" IS DISTINCT FROM w."doi" AND length(w."name") BETWEEN 9 AND 200
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Whoever was told of a work they cite was told under another name: they are not told of it anew.
INSERT INTO "notifications"."cause" ("member_id", "key", "at")
  SELECT c."member_id", m[1] || ' ' || coalesce(nullif(m[3], ''), m[2]) || ' in ' || m[4], c."at" FROM "notifications"."cause" c,
    regexp_matches(c."key", '^(article(?:Retracted|Corrected)) (\S+) (\S*) in (\S+)$') m
  UNION SELECT c."member_id", m[1] || ' ' || coalesce(nullif(m[3], ''), m[2]) || ' in ' || r."id", c."at" FROM "notifications"."cause" c
    JOIN "cases"."record" r ON r."author_id" = c."member_id",
    regexp_matches(c."key", '^(article(?:Retracted|Corrected)) (\S+) (\S*)$') m
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- What a member was shown leaves their feed for a day, by the hour; what they opened no longer does so by the date.
CREATE TABLE "library"."shown_card" (
	"member_id" text NOT NULL,
	"item_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shown_card_member_id_item_id_pk" PRIMARY KEY("member_id","item_id")
);
--> statement-breakpoint
DROP INDEX "library"."view_member";--> statement-breakpoint
CREATE INDEX "shown_card_age" ON "library"."shown_card" USING btree ("at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "item_waiting" ON "library"."item" USING btree ("activity_at","id") WHERE status = 'published' and comments = 0 and kind <> 'article';
