CREATE TABLE "library"."held_sharer" (
	"item_id" text NOT NULL,
	"member_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_sharer_item_id_member_id_pk" PRIMARY KEY("item_id","member_id")
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "comment_held" ON "library"."comment" USING btree ("author_id","item_id") WHERE held_at is not null;