CREATE SCHEMA "platform";
--> statement-breakpoint
CREATE SCHEMA "library";
--> statement-breakpoint
CREATE TABLE "platform"."idempotency" (
	"caller" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_caller_operation_key_pk" PRIMARY KEY("caller","operation","key")
);
--> statement-breakpoint
CREATE TABLE "platform"."outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"request_id" text NOT NULL,
	"pending" text[] NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"parked_at" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library"."bookmark" (
	"member_id" text NOT NULL,
	"item_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookmark_member_id_item_id_pk" PRIMARY KEY("member_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "library"."comment" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"parent_id" text,
	"author_id" text NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"byline" jsonb NOT NULL,
	"by_author" boolean DEFAULT false NOT NULL,
	"text" jsonb NOT NULL,
	"basis" text,
	"references" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"best" boolean DEFAULT false NOT NULL,
	"edits" integer DEFAULT 0 NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"insightful" integer DEFAULT 0 NOT NULL,
	"agree" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "library"."comment_edit" (
	"comment_id" text NOT NULL,
	"edit" integer NOT NULL,
	"text" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_edit_comment_id_edit_pk" PRIMARY KEY("comment_id","edit")
);
--> statement-breakpoint
CREATE TABLE "library"."item" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"author_id" text NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"byline" jsonb NOT NULL,
	"language" text NOT NULL,
	"specialities" text[] NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"card" jsonb NOT NULL,
	"respondents" jsonb NOT NULL,
	"status" text NOT NULL,
	"status_at" timestamp with time zone DEFAULT now() NOT NULL,
	"solved_at" timestamp with time zone,
	"published_at" timestamp with time zone NOT NULL,
	"activity_at" timestamp with time zone NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"insightful" integer DEFAULT 0 NOT NULL,
	"agree" integer DEFAULT 0 NOT NULL,
	"reposts" integer DEFAULT 0 NOT NULL,
	"bookmarks" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library"."item_follow" (
	"item_id" text NOT NULL,
	"member_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_follow_item_id_member_id_pk" PRIMARY KEY("item_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "library"."reaction" (
	"target" text NOT NULL,
	"target_id" text NOT NULL,
	"member_id" text NOT NULL,
	"reaction" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reaction_target_target_id_member_id_pk" PRIMARY KEY("target","target_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "library"."repost" (
	"item_id" text NOT NULL,
	"member_id" text NOT NULL,
	"byline" jsonb NOT NULL,
	"note" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "repost_item_id_member_id_pk" PRIMARY KEY("item_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "library"."view" (
	"day" date NOT NULL,
	"item_id" text NOT NULL,
	"member_id" text NOT NULL,
	CONSTRAINT "view_day_item_id_member_id_pk" PRIMARY KEY("day","item_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "library"."comment" ADD CONSTRAINT "comment_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "library"."item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library"."comment_edit" ADD CONSTRAINT "comment_edit_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "library"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "platform"."idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "platform"."outbox" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "bookmark_newest" ON "library"."bookmark" USING btree ("member_id","at","item_id");--> statement-breakpoint
CREATE INDEX "comment_thread" ON "library"."comment" USING btree ("item_id","best","created_at","id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "comment_replies" ON "library"."comment" USING btree ("parent_id","created_at","id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "comment_author" ON "library"."comment" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "item_latest" ON "library"."item" USING btree ("kind","published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "item_active" ON "library"."item" USING btree ("kind","activity_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "item_discussed" ON "library"."item" USING btree ("kind","comments","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "item_unanswered" ON "library"."item" USING btree ("kind","published_at","id") WHERE status = 'published' and comments = 0;--> statement-breakpoint
CREATE INDEX "item_timeline" ON "library"."item" USING btree ("activity_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "item_specialities" ON "library"."item" USING gin ("specialities");--> statement-breakpoint
CREATE INDEX "item_author" ON "library"."item" USING btree ("author_id","activity_at","id");--> statement-breakpoint
CREATE INDEX "item_follow_member" ON "library"."item_follow" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "repost_member" ON "library"."repost" USING btree ("member_id","at","item_id");