ALTER TABLE "communities"."community" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "communities"."community" ADD COLUMN "closed_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "communities"."community" ADD COLUMN "closed_reason" text;--> statement-breakpoint
-- A question that was answered stays with its options now. Before, a change could take it away, or some of its options, and the votes
-- stayed: no reader sees them, cards count them, and a question asked anew would take them for its own.
WITH asked AS MATERIALIZED (
  SELECT "id", CASE WHEN json_typeof("content"->'question'->'options') = 'array' THEN json_array_length("content"->'question'->'options') ELSE 0 END AS "options"
    FROM "cases"."record")
DELETE FROM "cases"."answer" a WHERE NOT EXISTS (SELECT FROM asked q WHERE q."id" = a."case_id" AND a."option" < q."options");
--> statement-breakpoint
WITH asked AS MATERIALIZED (
  SELECT "id", CASE WHEN json_typeof("content"->'question'->'options') = 'array' THEN json_array_length("content"->'question'->'options') ELSE 0 END AS "options"
    FROM "cases"."record")
DELETE FROM "cases"."tally" t WHERE NOT EXISTS (SELECT FROM asked q WHERE q."id" = t."case_id" AND t."option" < q."options");
--> statement-breakpoint
UPDATE "library"."item" i SET "answers" = v."given"
  FROM (SELECT c."id", (SELECT count(*) FROM "cases"."answer" a WHERE a."case_id" = c."id") AS "given"
    FROM "library"."item" c WHERE c."kind" = 'case' AND c."answers" > 0) v
  WHERE v."id" = i."id" AND i."answers" <> v."given";
