-- As in 0019, for the indexes that other modules ask: set, not made anew, so that nobody has to wait for it.
ALTER INDEX "chat"."message_words" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "forums"."forum_specialities" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "forums"."forum_text" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "identity"."member_interests" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "newsletters"."issue_entries" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "videos"."caption_words" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "videos"."caption_text" SET (fastupdate=false);--> statement-breakpoint
SELECT gin_clean_pending_list('chat.message_words'), gin_clean_pending_list('forums.forum_specialities'), gin_clean_pending_list('forums.forum_text'), gin_clean_pending_list('identity.member_interests'), gin_clean_pending_list('newsletters.issue_entries'), gin_clean_pending_list('videos.caption_words'), gin_clean_pending_list('videos.caption_text');
