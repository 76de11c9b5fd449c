CREATE SCHEMA "clinical_tools";
--> statement-breakpoint
CREATE TABLE "clinical_tools"."error_report" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"tool" text NOT NULL,
	"about" text NOT NULL,
	"words" text NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "clinical_tools"."review" (
	"path" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"reviewer" text NOT NULL,
	"profession" text NOT NULL,
	"member_id" text NOT NULL,
	"reviewed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clinical_tools"."saved_check" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"tool" text NOT NULL,
	"name" text NOT NULL,
	"question" json NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "clinical_tools"."use" (
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"tool" text NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "use_member_id_day_tool_fingerprint_pk" PRIMARY KEY("member_id","day","tool","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "communities"."suggestion" (
	"basis" text NOT NULL,
	"key" text NOT NULL,
	"place" integer NOT NULL,
	"community_id" text NOT NULL,
	CONSTRAINT "suggestion_basis_key_place_pk" PRIMARY KEY("basis","key","place")
);
--> statement-breakpoint
CREATE TABLE "library"."most_viewed" (
	"item_id" text PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forums"."forum" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forums"."forum" ADD COLUMN "closed_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "forums"."forum" ADD COLUMN "closed_reason" text;--> statement-breakpoint
ALTER TABLE "forums"."thread" ADD COLUMN "images" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "library"."comment" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media"."image" ADD COLUMN "shown_by" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletters"."newsletter" ADD COLUMN "journal_id" text;--> statement-breakpoint
ALTER TABLE "communities"."suggestion" ADD CONSTRAINT "suggestion_community_id_community_id_fk" FOREIGN KEY ("community_id") REFERENCES "communities"."community"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "error_report_open" ON "clinical_tools"."error_report" USING btree ("reported_at","id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "saved_check_member" ON "clinical_tools"."saved_check" USING btree ("member_id","saved_at","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "use_day" ON "clinical_tools"."use" USING btree ("day");--> statement-breakpoint
CREATE INDEX "community_suggestion_community" ON "communities"."suggestion" USING btree ("community_id");--> statement-breakpoint
CREATE INDEX "forum_text" ON "forums"."forum" USING gin ("name" gin_trgm_ops,"about" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "view_member" ON "library"."view" USING btree ("member_id","day","item_id");--> statement-breakpoint
CREATE INDEX "newsletter_journal" ON "newsletters"."newsletter" USING btree ("journal_id");--> statement-breakpoint
CREATE INDEX "notification_open" ON "notifications"."notification" USING btree ("member_id","kind") WHERE read_at is null and not hidden;--> statement-breakpoint
-- Pictures learn which items show them; the photos of members are for everybody.
UPDATE "media"."image" m SET "shown_by" = s.holders FROM (
  SELECT image_id, array_agg(DISTINCT holder) AS holders FROM (
    SELECT jsonb_object_keys(r."images"::jsonb) AS image_id, r."id" AS holder FROM "cases"."record" r
    UNION ALL SELECT jsonb_object_keys(p."images"::jsonb), p."id" FROM "posts"."post" p
    UNION ALL SELECT v."poster"->>'id', v."id" FROM "videos"."video" v WHERE v."poster" IS NOT NULL
    UNION ALL SELECT u."photo"->>'id', 'anyone' FROM "identity"."member" u WHERE u."photo" IS NOT NULL
  ) h GROUP BY image_id) s WHERE m."id" = s.image_id;
--> statement-breakpoint
-- What is most viewed, until the job counts for the first time.
INSERT INTO "library"."most_viewed" ("item_id", "views")
  SELECT "item_id", count(*)::int FROM "library"."view" WHERE "day" > current_date - 7 GROUP BY "item_id" ORDER BY 2 DESC LIMIT 500;
