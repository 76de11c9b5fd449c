CREATE TABLE "profiles"."claimed_work" (
	"member_id" text NOT NULL,
	"doi" text NOT NULL,
	"title" text NOT NULL,
	"journal" text,
	"year" integer,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claimed_work_member_id_doi_pk" PRIMARY KEY("member_id","doi")
);
--> statement-breakpoint
-- What ORCID said was one row for everybody. It stays with the members on whose pages, or in whose drafts, it stands.
INSERT INTO "profiles"."claimed_work" ("member_id", "doi", "title", "journal", "year", "found_at")
  SELECT c."member_id", w."doi", w."title", w."journal", w."year", w."found_at"
    FROM (SELECT "member_id", "doi" FROM "profiles"."publication"
      UNION SELECT d."member_id", p."doi" FROM "profiles"."draft" d
        CROSS JOIN LATERAL jsonb_array_elements_text(CASE WHEN jsonb_typeof(d."content"::jsonb->'publications') = 'array' THEN d."content"::jsonb->'publications' ELSE '[]'::jsonb END) p("doi")) c
    JOIN "profiles"."work" w ON w."doi" = c."doi" AND w."register" = 'orcid';
--> statement-breakpoint
ALTER TABLE "forums"."thread" ADD COLUMN "named" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications"."notification" ADD COLUMN "search_id" text;--> statement-breakpoint
-- What was found before arrivals were noted is no news to anybody, but for what came of late. A constant first: no table is written anew for it.
ALTER TABLE "search"."document" ADD COLUMN "arrived_at" timestamp with time zone DEFAULT '2000-01-01T00:00:00Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "search"."document" ALTER COLUMN "arrived_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
UPDATE "search"."document" SET "arrived_at" = "published_at" WHERE "published_at" > now() - interval '2 days';--> statement-breakpoint
-- Searches for colleagues and topics never told of anything.
UPDATE "search"."saved_search" SET "alerts" = false WHERE "alerts" AND "filters"->>'kind' IN ('people', 'topics');
