CREATE TABLE "newsletters"."kept_back" (
	"issue_id" text NOT NULL,
	"member_id" text NOT NULL,
	CONSTRAINT "kept_back_issue_id_member_id_pk" PRIMARY KEY("issue_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "newsletters"."issue" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications"."push_device" ADD COLUMN "gathered" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts"."draft" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
-- Filled by the job videos.indexCaptions, some at a time: until then, captions are searched as they were.
ALTER TABLE "videos"."caption" ADD COLUMN "words" "tsvector";--> statement-breakpoint
ALTER TABLE "newsletters"."kept_back" ADD CONSTRAINT "kept_back_issue_id_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "newsletters"."issue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "caption_words" ON "videos"."caption" USING gin ("words");--> statement-breakpoint
CREATE INDEX "caption_wordless" ON "videos"."caption" USING btree ("video_id") WHERE words is null;