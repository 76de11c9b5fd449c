CREATE SCHEMA "chat";
--> statement-breakpoint
CREATE SCHEMA "communities";
--> statement-breakpoint
CREATE SCHEMA "forums";
--> statement-breakpoint
CREATE SCHEMA "news";
--> statement-breakpoint
CREATE SCHEMA "newsletters";
--> statement-breakpoint
CREATE SCHEMA "posts";
--> statement-breakpoint
CREATE SCHEMA "promotion";
--> statement-breakpoint
CREATE SCHEMA "videos";
--> statement-breakpoint
CREATE TABLE "chat"."conversation" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"pair" text,
	"maker_id" text NOT NULL,
	"request_state" text DEFAULT 'none' NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"written_seq" integer DEFAULT 0 NOT NULL,
	"disappear_after" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat"."message" (
	"conversation_id" text NOT NULL,
	"seq" integer NOT NULL,
	"id" text NOT NULL,
	"revision" integer NOT NULL,
	"author_id" text NOT NULL,
	"client_id" text NOT NULL,
	"text" text NOT NULL,
	"image" jsonb,
	"file" jsonb,
	"happening" jsonb,
	"reply_to" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"wiped" boolean DEFAULT false NOT NULL,
	"held" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "text")) STORED,
	CONSTRAINT "message_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "chat"."participant" (
	"conversation_id" text NOT NULL,
	"member_id" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"after_seq" integer DEFAULT 0 NOT NULL,
	"left_at" timestamp with time zone,
	"until_seq" integer,
	"left_name" text,
	"delivered_seq" integer DEFAULT 0 NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"told_seq" integer DEFAULT 0 NOT NULL,
	"muted_until" timestamp with time zone,
	CONSTRAINT "participant_conversation_id_member_id_pk" PRIMARY KEY("conversation_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "chat"."reaction" (
	"message_id" text NOT NULL,
	"member_id" text NOT NULL,
	"emoji" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reaction_message_id_member_id_pk" PRIMARY KEY("message_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "chat"."setting" (
	"member_id" text PRIMARY KEY NOT NULL,
	"read_marks" boolean DEFAULT true NOT NULL,
	"disappear_after" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "communities"."community" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL,
	"kind" text NOT NULL,
	"place" text,
	"entry" text NOT NULL,
	"language" text NOT NULL,
	"specialities" text[] NOT NULL,
	"rules" text[] NOT NULL,
	"owner_id" text NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "communities"."community_forum" (
	"forum_id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "communities"."invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"by_id" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"max_uses" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "communities"."membership" (
	"community_id" text NOT NULL,
	"member_id" text NOT NULL,
	"standing" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"note" text,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_community_id_member_id_pk" PRIMARY KEY("community_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "forums"."exchange" (
	"forum_id" text PRIMARY KEY NOT NULL,
	"threads" integer NOT NULL,
	"answers" integer NOT NULL,
	"people" integer NOT NULL,
	"score" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forums"."flagged_answer" (
	"comment_id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"by_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forums"."forum" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL,
	"rules" text[] NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"specialities" text[] NOT NULL,
	"owner_id" text NOT NULL,
	"password_hash" text,
	"members" integer DEFAULT 0 NOT NULL,
	"threads" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"activity_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forums"."membership" (
	"forum_id" text NOT NULL,
	"member_id" text NOT NULL,
	"standing" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"following" boolean DEFAULT true NOT NULL,
	"muted_until" timestamp with time zone,
	"note" text,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_forum_id_member_id_pk" PRIMARY KEY("forum_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "forums"."password_try" (
	"forum_id" text NOT NULL,
	"subject" text NOT NULL,
	"tries" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_try_forum_id_subject_pk" PRIMARY KEY("forum_id","subject")
);
--> statement-breakpoint
CREATE TABLE "forums"."suggestion" (
	"speciality" text NOT NULL,
	"place" integer NOT NULL,
	"forum_id" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "suggestion_speciality_place_pk" PRIMARY KEY("speciality","place")
);
--> statement-breakpoint
CREATE TABLE "forums"."thread" (
	"id" text PRIMARY KEY NOT NULL,
	"forum_id" text NOT NULL,
	"author_id" text NOT NULL,
	"text" json NOT NULL,
	"basis" text,
	"references" json NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"shown" boolean DEFAULT false NOT NULL,
	"announced" boolean DEFAULT false NOT NULL,
	"pinned_at" timestamp with time zone,
	"locked_at" timestamp with time zone,
	"slow_seconds" integer DEFAULT 0 NOT NULL,
	"needs_source" boolean DEFAULT false NOT NULL,
	"taken_down_at" timestamp with time zone,
	"taken_down_by_id" text,
	"taken_down_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "library"."audience_member" (
	"audience" text NOT NULL,
	"member_id" text NOT NULL,
	CONSTRAINT "audience_member_audience_member_id_pk" PRIMARY KEY("audience","member_id")
);
--> statement-breakpoint
CREATE TABLE "library"."feed_mark" (
	"member_id" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_mark_member_id_subject_pk" PRIMARY KEY("member_id","subject")
);
--> statement-breakpoint
CREATE TABLE "library"."reader" (
	"item_id" text NOT NULL,
	"member_id" text NOT NULL,
	"speciality" text,
	CONSTRAINT "reader_item_id_member_id_pk" PRIMARY KEY("item_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "media"."file" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"purpose" text DEFAULT 'post' NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kept_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "moderation"."approval" (
	"item_id" text NOT NULL,
	"held_since" timestamp with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_item_id_held_since_staff_id_pk" PRIMARY KEY("item_id","held_since","staff_id")
);
--> statement-breakpoint
CREATE TABLE "moderation"."hold" (
	"item_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"appeared" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network"."block" (
	"member_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "block_member_id_blocked_id_pk" PRIMARY KEY("member_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "network"."mute" (
	"member_id" text NOT NULL,
	"muted_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mute_member_id_muted_id_pk" PRIMARY KEY("member_id","muted_id")
);
--> statement-breakpoint
CREATE TABLE "network"."suggestion" (
	"member_id" text NOT NULL,
	"list" text NOT NULL,
	"rank" integer NOT NULL,
	"other_id" text NOT NULL,
	"because" jsonb NOT NULL,
	CONSTRAINT "suggestion_member_id_list_rank_pk" PRIMARY KEY("member_id","list","rank")
);
--> statement-breakpoint
CREATE TABLE "network"."suggestion_dismissal" (
	"member_id" text NOT NULL,
	"other_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suggestion_dismissal_member_id_other_id_pk" PRIMARY KEY("member_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "network"."suggestion_run" (
	"member_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news"."article" (
	"id" text PRIMARY KEY NOT NULL,
	"source_id" text NOT NULL,
	"guid" text,
	"doi" text,
	"link" text,
	"link_key" text,
	"title_key" text,
	"title" text NOT NULL,
	"journal" text NOT NULL,
	"authors" text[] NOT NULL,
	"type" text NOT NULL,
	"abstract" text NOT NULL,
	"terms" text[] NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news"."card" (
	"article_id" text NOT NULL,
	"version" integer NOT NULL,
	"lines" json,
	"author_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_article_id_version_pk" PRIMARY KEY("article_id","version")
);
--> statement-breakpoint
CREATE TABLE "news"."follow" (
	"source_id" text NOT NULL,
	"member_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_source_id_member_id_pk" PRIMARY KEY("source_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "news"."notice" (
	"article_id" text NOT NULL,
	"kind" text NOT NULL,
	"notice_id" text NOT NULL,
	"title" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_article_id_kind_notice_id_pk" PRIMARY KEY("article_id","kind","notice_id")
);
--> statement-breakpoint
CREATE TABLE "news"."source" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"feed_url" text NOT NULL,
	"homepage" text,
	"language" text NOT NULL,
	"specialities" text[] NOT NULL,
	"open_access" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"etag" text,
	"last_modified" text,
	"checked_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"followers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletters"."issue" (
	"id" text PRIMARY KEY NOT NULL,
	"newsletter_id" text NOT NULL,
	"writer_id" text NOT NULL,
	"title" text NOT NULL,
	"intro" json NOT NULL,
	"entries" json NOT NULL,
	"inner" json NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"scheduled_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_through" text DEFAULT '' NOT NULL,
	"mailed" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletters"."newsletter" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL,
	"language" text NOT NULL,
	"forum_id" text,
	"audience" text NOT NULL,
	"owner_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"subscribers" integer DEFAULT 0 NOT NULL,
	"issues" integer DEFAULT 0 NOT NULL,
	"last_issue_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletters"."subscription" (
	"newsletter_id" text NOT NULL,
	"member_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"refused_at" timestamp with time zone,
	CONSTRAINT "subscription_newsletter_id_member_id_pk" PRIMARY KEY("newsletter_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "notifications"."mute" (
	"member_id" text NOT NULL,
	"item_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mute_member_id_item_id_pk" PRIMARY KEY("member_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "notifications"."push_device" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts"."link_preview" (
	"url" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"site" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts"."poll_tally" (
	"post_id" text NOT NULL,
	"option" integer NOT NULL,
	"votes" integer NOT NULL,
	CONSTRAINT "poll_tally_post_id_option_pk" PRIMARY KEY("post_id","option")
);
--> statement-breakpoint
CREATE TABLE "posts"."post" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"content" json NOT NULL,
	"images" json NOT NULL,
	"links" text[] DEFAULT '{}' NOT NULL,
	"closes_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "posts"."draft" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"post_id" text,
	"post_version" integer,
	"content" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"publish_at" timestamp with time zone,
	"accepts_identifiers" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts"."vote" (
	"post_id" text NOT NULL,
	"member_id" text NOT NULL,
	"option" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vote_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "profiles"."academic" (
	"member_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"course" text NOT NULL,
	"course_slug" text,
	"institute" text NOT NULL,
	"from_year" integer,
	"to_year" integer,
	CONSTRAINT "academic_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "profiles"."publication" (
	"member_id" text NOT NULL,
	"doi" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "publication_member_id_doi_pk" PRIMARY KEY("member_id","doi")
);
--> statement-breakpoint
CREATE TABLE "profiles"."work" (
	"doi" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"journal" text,
	"year" integer,
	"authors" text[] NOT NULL,
	"more_authors" integer DEFAULT 0 NOT NULL,
	"register" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles"."workplace" (
	"member_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"role" text,
	"city" text,
	"from_year" integer NOT NULL,
	"to_year" integer,
	CONSTRAINT "workplace_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "promotion"."slider" (
	"id" text PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"href" text NOT NULL,
	"audience" text NOT NULL,
	"specialities" text[] NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"position" integer NOT NULL,
	"stranger_visits" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "promotion"."slider_visit" (
	"slider_id" text NOT NULL,
	"day" date NOT NULL,
	"member_id" text NOT NULL,
	CONSTRAINT "slider_visit_slider_id_day_member_id_pk" PRIMARY KEY("slider_id","day","member_id")
);
--> statement-breakpoint
CREATE TABLE "search"."community" (
	"community_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search"."forum" (
	"forum_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search"."recent_search" (
	"member_id" text NOT NULL,
	"q" text NOT NULL,
	"filters" json NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recent_search_member_id_q_pk" PRIMARY KEY("member_id","q")
);
--> statement-breakpoint
CREATE TABLE "search"."saved_search" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"q" text NOT NULL,
	"filters" json NOT NULL,
	"alerts" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search"."privacy" (
	"member_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos"."caption" (
	"video_id" text NOT NULL,
	"language" text NOT NULL,
	"cues" json NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "caption_video_id_language_pk" PRIMARY KEY("video_id","language")
);
--> statement-breakpoint
CREATE TABLE "videos"."series_part" (
	"series_id" text NOT NULL,
	"video_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "series_part_series_id_video_id_pk" PRIMARY KEY("series_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "videos"."upload_part" (
	"video_id" text NOT NULL,
	"offset" bigint NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "upload_part_video_id_offset_pk" PRIMARY KEY("video_id","offset")
);
--> statement-breakpoint
CREATE TABLE "videos"."video" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"progress" integer DEFAULT 0 NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"details" json NOT NULL,
	"publish_at" timestamp with time zone,
	"registered_at" timestamp with time zone,
	"drawn" jsonb,
	"folder" text,
	"media" json,
	"poster" json,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos"."watch" (
	"member_id" text NOT NULL,
	"video_id" text NOT NULL,
	"spans" json NOT NULL,
	"watched" integer NOT NULL,
	"speeds" json NOT NULL,
	"position" real NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watch_member_id_video_id_pk" PRIMARY KEY("member_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "videos"."watch_clock" (
	"member_id" text PRIMARY KEY NOT NULL,
	"accounted_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "library"."comment" ADD COLUMN "second" integer;--> statement-breakpoint
ALTER TABLE "library"."item" ADD COLUMN "conditions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "library"."item" ADD COLUMN "own_rule" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "library"."item" ADD COLUMN "audience" text;--> statement-breakpoint
ALTER TABLE "library"."item" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "library"."item" ADD COLUMN "quiet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation"."report" ADD COLUMN "verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications"."notification" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "notifications"."notification" ADD COLUMN "awaits_push" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications"."setting" ADD COLUMN "digest_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "search"."document" ADD COLUMN "audience" text;--> statement-breakpoint
ALTER TABLE "search"."document" ADD COLUMN "kind" text NOT NULL;--> statement-breakpoint
ALTER TABLE "search"."document" ADD COLUMN "specialities" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "search"."document" ADD COLUMN "solved" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "communities"."community_forum" ADD CONSTRAINT "community_forum_community_id_community_id_fk" FOREIGN KEY ("community_id") REFERENCES "communities"."community"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "communities"."invitation" ADD CONSTRAINT "invitation_community_id_community_id_fk" FOREIGN KEY ("community_id") REFERENCES "communities"."community"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "communities"."membership" ADD CONSTRAINT "membership_community_id_community_id_fk" FOREIGN KEY ("community_id") REFERENCES "communities"."community"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forums"."exchange" ADD CONSTRAINT "exchange_forum_id_forum_id_fk" FOREIGN KEY ("forum_id") REFERENCES "forums"."forum"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forums"."flagged_answer" ADD CONSTRAINT "flagged_answer_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "forums"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forums"."membership" ADD CONSTRAINT "membership_forum_id_forum_id_fk" FOREIGN KEY ("forum_id") REFERENCES "forums"."forum"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forums"."suggestion" ADD CONSTRAINT "suggestion_forum_id_forum_id_fk" FOREIGN KEY ("forum_id") REFERENCES "forums"."forum"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forums"."thread" ADD CONSTRAINT "thread_forum_id_forum_id_fk" FOREIGN KEY ("forum_id") REFERENCES "forums"."forum"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletters"."issue" ADD CONSTRAINT "issue_newsletter_id_newsletter_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "newsletters"."newsletter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletters"."subscription" ADD CONSTRAINT "subscription_newsletter_id_newsletter_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "newsletters"."newsletter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion"."slider_visit" ADD CONSTRAINT "slider_visit_slider_id_slider_id_fk" FOREIGN KEY ("slider_id") REFERENCES "promotion"."slider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos"."caption" ADD CONSTRAINT "caption_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "videos"."video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos"."upload_part" ADD CONSTRAINT "upload_part_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "videos"."video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_pair" ON "chat"."conversation" USING btree ("pair");--> statement-breakpoint
CREATE INDEX "conversation_maker" ON "chat"."conversation" USING btree ("maker_id","created_at");--> statement-breakpoint
CREATE INDEX "conversation_newest" ON "chat"."conversation" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_id" ON "chat"."message" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_client" ON "chat"."message" USING btree ("conversation_id","author_id","client_id");--> statement-breakpoint
CREATE INDEX "message_revision" ON "chat"."message" USING btree ("conversation_id","revision");--> statement-breakpoint
CREATE INDEX "message_expiry" ON "chat"."message" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "message_deleted" ON "chat"."message" USING btree ("deleted_at") WHERE deleted_at is not null and not wiped;--> statement-breakpoint
CREATE INDEX "message_words" ON "chat"."message" USING gin ("words");--> statement-breakpoint
CREATE INDEX "participant_member" ON "chat"."participant" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_name" ON "communities"."community" USING btree (lower(name));--> statement-breakpoint
CREATE INDEX "community_largest" ON "communities"."community" USING btree ("members","id");--> statement-breakpoint
CREATE INDEX "community_owner" ON "communities"."community" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "community_forum_community" ON "communities"."community_forum" USING btree ("community_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_code" ON "communities"."invitation" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "invitation_community" ON "communities"."invitation" USING btree ("community_id","created_at");--> statement-breakpoint
CREATE INDEX "community_membership_member" ON "communities"."membership" USING btree ("member_id","standing");--> statement-breakpoint
CREATE INDEX "community_membership_standing" ON "communities"."membership" USING btree ("community_id","standing","since","member_id");--> statement-breakpoint
CREATE INDEX "exchange_score" ON "forums"."exchange" USING btree ("score","forum_id");--> statement-breakpoint
CREATE INDEX "flagged_answer_thread" ON "forums"."flagged_answer" USING btree ("thread_id");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_name" ON "forums"."forum" USING btree (lower(name));--> statement-breakpoint
CREATE INDEX "forum_specialities" ON "forums"."forum" USING gin ("specialities");--> statement-breakpoint
CREATE INDEX "forum_owner" ON "forums"."forum" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "membership_member" ON "forums"."membership" USING btree ("member_id","standing");--> statement-breakpoint
CREATE INDEX "membership_standing" ON "forums"."membership" USING btree ("forum_id","standing","since","member_id");--> statement-breakpoint
CREATE INDEX "membership_stewards" ON "forums"."membership" USING btree ("forum_id") WHERE role <> 'member';--> statement-breakpoint
CREATE INDEX "password_try_age" ON "forums"."password_try" USING btree ("since");--> statement-breakpoint
CREATE INDEX "suggestion_forum" ON "forums"."suggestion" USING btree ("forum_id");--> statement-breakpoint
CREATE INDEX "thread_forum" ON "forums"."thread" USING btree ("forum_id","created_at");--> statement-breakpoint
CREATE INDEX "thread_pinned" ON "forums"."thread" USING btree ("forum_id","pinned_at") WHERE pinned_at is not null;--> statement-breakpoint
CREATE INDEX "thread_taken_down" ON "forums"."thread" USING btree ("forum_id","taken_down_at","id") WHERE taken_down_at is not null;--> statement-breakpoint
CREATE INDEX "audience_member_member" ON "library"."audience_member" USING btree ("member_id","audience");--> statement-breakpoint
CREATE INDEX "file_forgotten" ON "media"."file" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "file_owner" ON "media"."file" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "block_newest" ON "network"."block" USING btree ("member_id","at","blocked_id");--> statement-breakpoint
CREATE INDEX "block_by" ON "network"."block" USING btree ("blocked_id","member_id");--> statement-breakpoint
CREATE INDEX "mute_newest" ON "network"."mute" USING btree ("member_id","at","muted_id");--> statement-breakpoint
CREATE INDEX "mute_by" ON "network"."mute" USING btree ("muted_id","member_id");--> statement-breakpoint
CREATE INDEX "suggestion_run_age" ON "network"."suggestion_run" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "article_doi" ON "news"."article" USING btree ("doi") WHERE doi is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "article_link" ON "news"."article" USING btree ("link_key") WHERE link_key is not null;--> statement-breakpoint
CREATE INDEX "article_title" ON "news"."article" USING btree ("title_key") WHERE title_key is not null;--> statement-breakpoint
CREATE INDEX "article_source" ON "news"."article" USING btree ("source_id","published_at","id");--> statement-breakpoint
CREATE INDEX "follow_member" ON "news"."follow" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "notice_of" ON "news"."notice" USING btree ("notice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "source_feed" ON "news"."source" USING btree ("feed_url");--> statement-breakpoint
CREATE INDEX "source_due" ON "news"."source" USING btree ("next_at") WHERE active;--> statement-breakpoint
CREATE INDEX "issue_newsletter" ON "newsletters"."issue" USING btree ("newsletter_id","changed_at");--> statement-breakpoint
CREATE INDEX "issue_due" ON "newsletters"."issue" USING btree ("scheduled_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_slug" ON "newsletters"."newsletter" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "newsletter_name" ON "newsletters"."newsletter" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "newsletter_forum" ON "newsletters"."newsletter" USING btree ("forum_id");--> statement-breakpoint
CREATE INDEX "subscription_member" ON "newsletters"."subscription" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "mute_item" ON "notifications"."mute" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_device_endpoint" ON "notifications"."push_device" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_device_member" ON "notifications"."push_device" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "draft_author" ON "posts"."draft" USING btree ("author_id","updated_at");--> statement-breakpoint
CREATE INDEX "draft_due" ON "posts"."draft" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "slider_order" ON "promotion"."slider" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "community_words" ON "search"."community" USING gin ("words");--> statement-breakpoint
CREATE INDEX "forum_words" ON "search"."forum" USING gin ("words");--> statement-breakpoint
CREATE INDEX "saved_search_member" ON "search"."saved_search" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_search_due" ON "search"."saved_search" USING btree ("checked_at") WHERE alerts;--> statement-breakpoint
CREATE INDEX "caption_text" ON "videos"."caption" USING gin (to_tsvector('simple', "text"));--> statement-breakpoint
CREATE INDEX "series_part_video" ON "videos"."series_part" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "video_author" ON "videos"."video" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "video_abandoned" ON "videos"."video" USING btree ("updated_at") WHERE state in ('uploading', 'failed');--> statement-breakpoint
CREATE INDEX "record_references" ON "cases"."record" USING gin (lower(content->>'references') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "member_place" ON "identity"."member" USING btree ("country","province","city","created_at") WHERE verification = 'verified';--> statement-breakpoint
CREATE INDEX "member_interests" ON "identity"."member" USING gin ("interests") WHERE verification = 'verified';--> statement-breakpoint
CREATE INDEX "item_card_type" ON "library"."item" USING btree ((card->>'type'),"published_at","id") WHERE status = 'published' and kind = 'article';--> statement-breakpoint
CREATE INDEX "item_conditions" ON "library"."item" USING gin ("conditions");--> statement-breakpoint
CREATE INDEX "item_place" ON "library"."item" USING btree ("place","activity_at","id") WHERE status = 'published' and place is not null;--> statement-breakpoint
CREATE INDEX "notification_push" ON "notifications"."notification" USING btree ("member_id") WHERE awaits_push;