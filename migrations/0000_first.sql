CREATE SCHEMA "platform";
--> statement-breakpoint
CREATE SCHEMA "cases";
--> statement-breakpoint
CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE SCHEMA "library";
--> statement-breakpoint
CREATE SCHEMA "media";
--> statement-breakpoint
CREATE SCHEMA "moderation";
--> statement-breakpoint
CREATE SCHEMA "network";
--> statement-breakpoint
CREATE SCHEMA "notifications";
--> statement-breakpoint
CREATE SCHEMA "profiles";
--> statement-breakpoint
CREATE SCHEMA "reference";
--> statement-breakpoint
CREATE SCHEMA "search";
--> statement-breakpoint
CREATE SEQUENCE "search"."document_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
CREATE TABLE "platform"."socket_attachment" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now(),
	"payload" "bytea"
);
--> statement-breakpoint
CREATE TABLE "cases"."answer" (
	"case_id" text NOT NULL,
	"member_id" text NOT NULL,
	"option" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_case_id_member_id_pk" PRIMARY KEY("case_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "cases"."draft" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"case_id" text,
	"case_version" integer,
	"content" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cases"."opened_step" (
	"case_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opened_step_case_id_member_id_kind_pk" PRIMARY KEY("case_id","member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "cases"."outcome_ask" (
	"case_id" text NOT NULL,
	"day" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outcome_ask_case_id_day_pk" PRIMARY KEY("case_id","day")
);
--> statement-breakpoint
CREATE TABLE "cases"."record" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"consent_kind" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"consent_withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cases"."step_count" (
	"case_id" text NOT NULL,
	"kind" text NOT NULL,
	"opened" integer NOT NULL,
	CONSTRAINT "step_count_case_id_kind_pk" PRIMARY KEY("case_id","kind")
);
--> statement-breakpoint
CREATE TABLE "cases"."tally" (
	"case_id" text NOT NULL,
	"option" integer NOT NULL,
	"speciality" text NOT NULL,
	"votes" integer NOT NULL,
	CONSTRAINT "tally_case_id_option_speciality_pk" PRIMARY KEY("case_id","option","speciality")
);
--> statement-breakpoint
CREATE TABLE "cases"."update" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"day" integer NOT NULL,
	"title" text NOT NULL,
	"text" jsonb NOT NULL,
	"closes" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."account" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."attempt" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."better_auth_verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."code" (
	"id" text PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"member_id" text,
	"salt" text NOT NULL,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."device" (
	"member_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_member_id_token_hash_pk" PRIMARY KEY("member_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "identity"."member" (
	"id" text PRIMARY KEY NOT NULL,
	"member_ref_no" text NOT NULL,
	"language" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"title" text,
	"country" text,
	"country_code" text,
	"province" text,
	"city" text,
	"pincode" text,
	"speciality_id" text,
	"sub_speciality" text,
	"practising_since" integer,
	"workplace" text,
	"photo" jsonb,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"is_profile_listed" boolean DEFAULT true NOT NULL,
	"registration_number" text,
	"registration_document_id" text,
	"verification" text DEFAULT 'none' NOT NULL,
	"verification_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_back_reason" text,
	"phone_confirmed_at" timestamp with time zone,
	"email_confirmed_at" timestamp with time zone,
	"number_exists_at" timestamp with time zone,
	"person_matches_at" timestamp with time zone,
	"verified_by_staff_at" timestamp with time zone,
	"verified_by_staff_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_memberRefNo_unique" UNIQUE("member_ref_no")
);
--> statement-breakpoint
CREATE TABLE "identity"."session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "identity"."staff_right" (
	"member_id" text NOT NULL,
	"right" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_right_member_id_right_pk" PRIMARY KEY("member_id","right")
);
--> statement-breakpoint
CREATE TABLE "identity"."user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"phone_number" text,
	"phone_number_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email"),
	CONSTRAINT "user_phoneNumber_unique" UNIQUE("phone_number")
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
	"deleted_at" timestamp with time zone,
	"removed_at" timestamp with time zone
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
	"awaits_approval" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "media"."image" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"purpose" text NOT NULL,
	"ref" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kept_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "moderation"."audit" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"staff_id" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"ground" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "moderation"."report" (
	"id" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"target_id" text NOT NULL,
	"member_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "network"."follow" (
	"follower_id" text NOT NULL,
	"member_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_follower_id_member_id_pk" PRIMARY KEY("follower_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "network"."follow_count" (
	"member_id" text PRIMARY KEY NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	"following" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications"."cause" (
	"member_id" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cause_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "notifications"."notification" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"byline" jsonb,
	"item_id" text,
	"comment_id" text,
	"note" text,
	"count" integer DEFAULT 1 NOT NULL,
	"in_app" boolean NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"awaits_mail" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications"."setting" (
	"member_id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles"."draft" (
	"member_id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles"."profile" (
	"member_id" text PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference"."load" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"rows" integer NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference"."place" (
	"id" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"parent_id" text NOT NULL,
	"size" smallint NOT NULL,
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	"within" text NOT NULL,
	"postal_code" text
);
--> statement-breakpoint
CREATE TABLE "search"."document" (
	"item_id" text PRIMARY KEY NOT NULL,
	"author_id" text,
	"language" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"vocabulary" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search"."person" (
	"member_id" text PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"weight" integer NOT NULL,
	"vocabulary" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search"."word" (
	"word" text NOT NULL,
	"source" text NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "word_word_source_pk" PRIMARY KEY("word","source")
);
--> statement-breakpoint
ALTER TABLE "identity"."account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."device" ADD CONSTRAINT "device_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."member" ADD CONSTRAINT "member_id_user_id_fk" FOREIGN KEY ("id") REFERENCES "identity"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."staff_right" ADD CONSTRAINT "staff_right_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library"."comment" ADD CONSTRAINT "comment_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "library"."item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library"."comment_edit" ADD CONSTRAINT "comment_edit_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "library"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "platform"."idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "platform"."outbox" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "draft_author" ON "cases"."draft" USING btree ("author_id","updated_at");--> statement-breakpoint
CREATE INDEX "record_author" ON "cases"."record" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "update_case" ON "cases"."update" USING btree ("case_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_provider" ON "identity"."account" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "account_user" ON "identity"."account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attempt_subject" ON "identity"."attempt" USING btree ("subject","kind","at");--> statement-breakpoint
CREATE INDEX "attempt_age" ON "identity"."attempt" USING btree ("at");--> statement-breakpoint
CREATE INDEX "code_address" ON "identity"."code" USING btree ("address_hash","sent_at");--> statement-breakpoint
CREATE INDEX "code_age" ON "identity"."code" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "device_age" ON "identity"."device" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "member_waiting" ON "identity"."member" USING btree ("verification_at","id") WHERE verification = 'underProcess';--> statement-breakpoint
CREATE INDEX "member_speciality" ON "identity"."member" USING btree ("speciality_id","created_at") WHERE verification = 'verified';--> statement-breakpoint
CREATE INDEX "member_registration" ON "identity"."member" USING btree ("registration_number") WHERE registration_number is not null;--> statement-breakpoint
CREATE INDEX "session_user" ON "identity"."session" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "session_end" ON "identity"."session" USING btree ("expires_at");--> statement-breakpoint
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
CREATE INDEX "item_held" ON "library"."item" USING btree ("status_at","id") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "item_author" ON "library"."item" USING btree ("author_id","activity_at","id");--> statement-breakpoint
CREATE INDEX "item_follow_member" ON "library"."item_follow" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "repost_member" ON "library"."repost" USING btree ("member_id","at","item_id");--> statement-breakpoint
CREATE INDEX "image_forgotten" ON "media"."image" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "image_owner" ON "media"."image" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "audit_newest" ON "moderation"."audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "moderation"."audit" USING btree ("subject_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_once" ON "moderation"."report" USING btree ("target","target_id","member_id");--> statement-breakpoint
CREATE INDEX "report_open" ON "moderation"."report" USING btree ("target_id","created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "follow_newest" ON "network"."follow" USING btree ("follower_id","at","member_id");--> statement-breakpoint
CREATE INDEX "follow_followers" ON "network"."follow" USING btree ("member_id","at","follower_id");--> statement-breakpoint
CREATE INDEX "cause_age" ON "notifications"."cause" USING btree ("at");--> statement-breakpoint
CREATE INDEX "notification_newest" ON "notifications"."notification" USING btree ("member_id","at","id") WHERE in_app and not hidden;--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notifications"."notification" USING btree ("member_id","at","id") WHERE in_app and not hidden and read_at is null;--> statement-breakpoint
CREATE INDEX "notification_item" ON "notifications"."notification" USING btree ("item_id") WHERE item_id is not null;--> statement-breakpoint
CREATE INDEX "notification_by" ON "notifications"."notification" USING btree ((byline->>'id')) WHERE byline->>'id' is not null;--> statement-breakpoint
CREATE INDEX "notification_mail" ON "notifications"."notification" USING btree ("member_id") WHERE awaits_mail;--> statement-breakpoint
CREATE INDEX "notification_age" ON "notifications"."notification" USING btree ("at");--> statement-breakpoint
CREATE INDEX "place_typed" ON "reference"."place" USING btree ("country","size","search_name" collate "C","id" collate "C");--> statement-breakpoint
CREATE INDEX "place_children" ON "reference"."place" USING btree ("parent_id","search_name" collate "C","id" collate "C");--> statement-breakpoint
CREATE INDEX "place_words" ON "reference"."place" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "place_postal_code" ON "reference"."place" USING btree ("postal_code") WHERE postal_code is not null;--> statement-breakpoint
CREATE INDEX "document_title_words" ON "search"."document" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "document_words" ON "search"."document" USING gin ("words");--> statement-breakpoint
CREATE INDEX "document_author" ON "search"."document" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "person_words" ON "search"."person" USING gin ("words");--> statement-breakpoint
CREATE INDEX "word_prefix" ON "search"."word" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "word_similar" ON "search"."word" USING gin ("word" gin_trgm_ops);