DROP INDEX "identity"."member_registration";--> statement-breakpoint
ALTER TABLE "library"."comment_edit" ADD COLUMN "basis" text;--> statement-breakpoint
ALTER TABLE "library"."comment_edit" ADD COLUMN "references" json;--> statement-breakpoint
-- Of several best answers of an item one stays: one that can be read before any other, then the newest.
UPDATE "library"."comment" c SET "best" = false FROM (
	SELECT "id", row_number() OVER (PARTITION BY "item_id" ORDER BY ("deleted_at" IS NULL AND "held_at" IS NULL) DESC, "created_at" DESC, "id" DESC) AS nth
	FROM "library"."comment" WHERE "best") b WHERE b."id" = c."id" AND b.nth > 1;--> statement-breakpoint
CREATE UNIQUE INDEX "comment_best" ON "library"."comment" USING btree ("item_id") WHERE best;--> statement-breakpoint
CREATE INDEX "member_registration" ON "identity"."member" USING btree (lower(regexp_replace("registration_number", '[^[:alnum:]]+', '', 'g'))) WHERE registration_number is not null;